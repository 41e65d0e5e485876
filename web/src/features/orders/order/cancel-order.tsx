import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { BigButton } from '#ui/big-button.tsx'
import { cancelIcon } from '#ui/icon-paths.ts'
import { openModal } from '#ui/opened-modals.tsx'
import { CancelDialog } from '#features/orders/order/cancel-dialog.tsx'

/** Cancels an order, after asking for the reason. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isCutOff = useIsCutOff()
  return (
    <BigButton
      kind="quiet"
      icon={cancelIcon}
      isOff={isCutOff}
      onClick={() => openModal((onClose) => <CancelDialog order={order} onClose={onClose} />)}
    >
      {t('acts.cancel')}
    </BigButton>
  )
}
