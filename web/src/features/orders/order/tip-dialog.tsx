import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { writeAmount } from '@brigade/domain/kit/read-number.ts'
import { largestTip } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { minorTyped } from '#features/orders/order/public/minor-typed.ts'
import { TypedAmount } from '#features/orders/order/public/typed-amount.tsx'
import { useOnceReceived } from '#features/orders/order/use-once-received.ts'
import { problemOf, useTip } from '#features/orders/records/orders.mutations.ts'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type TipDialogProps = { order: Order; venue: Venue; onClose: () => void }

/** Records the tip of an order, up to the venue's largest. */
export function TipDialog({ order, venue, onClose }: TipDialogProps) {
  const t = useTranslations('orders')
  const { currency, largestTipPercent } = venue
  const { money } = useVenueBook().formatsOf(order.restaurantId)
  const [text, setText] = useState(order.tipAmount > 0 ? writeAmount(order.tipAmount, currency) : '')
  const tip = useTip()
  useOnceReceived({ asked: tip, isDone: tip.variables?.tipAmount === order.tipAmount, onDone: onClose })
  const minor = (amount: number) => toMinor(amount, currency) ?? 0
  const most = largestTip(minor(order.orderPrice) + minor(order.discountAmount), largestTipPercent)
  const amount = minorTyped(text, currency)
  const isOff = amount === null || amount > most || amount === minor(order.tipAmount)

  return createPortal(
    <Confirm
      title={t('tip.title', order)}
      confirmLabel={t('tip.save')}
      isBusy={tip.isPending}
      isOff={isOff}
      onConfirm={() => {
        if (amount !== null && !isOff) {
          tip.mutate({ order, tipAmount: fromMinor(amount, currency) }, { onSuccess: onClose })
        }
      }}
      onCancel={onClose}
    >
      <TypedAmount
        label={t('tip.amount', { currency })}
        hint={t('tip.most', { amount: money(fromMinor(most, currency)) })}
        text={text}
        onType={setText}
        amount={amount}
        most={most}
        tooLarge={t('tip.tooLarge')}
      />
      <p>{t('tip.text')}</p>
      <ActProblem text={problemOf(tip)} />
    </Confirm>,
    document.body,
  )
}
