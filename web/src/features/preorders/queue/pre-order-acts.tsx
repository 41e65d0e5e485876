import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { isOfToday } from '@brigade/domain/preorders/slots.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useAcceptPreOrders, useCancelPreOrder, useReleasePreOrder } from '#features/preorders/preorders.mutations.ts'
import { useVenueOf } from '#features/venues/public/use-venue-of.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { MenuButton } from '#ui/menu-button.tsx'

type PreOrderActsProps = { preOrder: PreOrder; onEdit: () => void }

/** Renders what staff can do with a pre-order that is not in the kitchen yet. */
export function PreOrderActs({ preOrder, onEdit }: PreOrderActsProps) {
  const { data: venue } = useVenueOf(preOrder.restaurantId)
  return venue ? <Acts venue={venue} preOrder={preOrder} onEdit={onEdit} /> : null
}

function Acts({ venue, preOrder, onEdit }: PreOrderActsProps & { venue: Venue }) {
  const t = useTranslations('preorders')
  const [asksCancel, setAsksCancel] = useState(false)
  const [reason, setReason] = useState('')
  const reasonId = useId()
  const accept = useAcceptPreOrders()
  const release = useReleasePreOrder()
  const cancel = useCancelPreOrder()
  const isToday = useTimed((now) => isOfToday(preOrder.slotAt, venue, new Date(now)))
  const close = () => setAsksCancel(false)
  if (preOrder.state !== 'waiting' && preOrder.state !== 'accepted') return null
  return (
    <>
      <MenuButton
        acts={[
          {
            key: 'cancel',
            label: t('queue.cancelAct'),
            icon: cancelIcon,
            isDanger: true,
            onChoose: () => setAsksCancel(true),
          },
        ]}
      />
      {isToday ? (
        <BigButton kind="quiet" isBusy={release.isPending} onClick={() => release.mutate(preOrder.id)}>
          {t('queue.release')}
        </BigButton>
      ) : null}
      <BigButton kind="quiet" onClick={onEdit}>
        {t('editThis')}
      </BigButton>
      {preOrder.state === 'waiting' ? (
        <BigButton isBusy={accept.isPending} onClick={() => accept.mutate([preOrder])}>
          {t('queue.accept')}
        </BigButton>
      ) : null}
      {asksCancel ? (
        <Confirm
          title={t('queue.cancelQuestion')}
          confirmLabel={t('queue.cancelAct')}
          isDanger
          isBusy={cancel.isPending}
          isOff={reason.trim() === ''}
          onConfirm={() => cancel.mutate({ orderId: preOrder.orderId, reason: reason.trim() }, { onSettled: close })}
          onCancel={close}
        >
          <label htmlFor={reasonId}>{t('queue.reason')}</label>
          <Input
            id={reasonId}
            value={reason}
            maxLength={200}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => setReason(target.value)}
          />
        </Confirm>
      ) : null}
    </>
  )
}
