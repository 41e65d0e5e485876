import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { MoneyFields } from '#features/orders/order/money-fields.tsx'
import { MoneyProblem } from '#features/orders/order/public/money-problem.tsx'
import { OthersPayments } from '#features/orders/order/public/others-payments.tsx'
import { useMoneyAsked } from '#features/orders/order/public/use-money-asked.ts'
import { useMoneyFields } from '#features/orders/order/use-money-fields.ts'
import { useRefundOrder } from '#features/orders/records/orders.mutations.ts'

type RefundDialogProps = { order: Order; venue: Venue; onClose: () => void }

/** Asks for the refund that staff gave: cash or card, and how much of the refund due. */
export function RefundDialog({ order, venue, onClose }: RefundDialogProps) {
  const t = useTranslations('orders')
  const { currency } = venue
  const due = toMinor(order.refundDue, currency) ?? 0
  const fields = useMoneyFields({ currency, due, usual: null })
  const { kind, amount, isTooLarge } = fields
  const refund = useRefundOrder(order)
  const form = `orders/refund/${order.id}`
  const { send, others } = useMoneyAsked({
    act: 'refund',
    form,
    orders: [order],
    currency,
    due,
    asked: refund,
    typed: { kind, amount: fromMinor(amount ?? 0, currency) },
    onDone: onClose,
  })
  const isOff = kind === null || amount === null || amount === 0 || isTooLarge

  function handleConfirm(): void {
    if (!isOff) send({ kind, amount: fromMinor(amount, currency) })
  }

  return createPortal(
    <Confirm
      title={t('refund.title', order)}
      confirmLabel={t('refund.confirm')}
      isBusy={refund.isPending}
      isOff={isOff}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <MoneyFields venue={venue} fields={fields} how={t('refund.how')} tooLarge={t('refund.tooLarge')} />
      <OthersPayments payments={others} />
      <MoneyProblem form={form} asked={refund} />
    </Confirm>,
    document.body,
  )
}
