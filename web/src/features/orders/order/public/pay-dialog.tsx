import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { StaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { AddedTipField } from '#features/orders/order/public/added-tip-field.tsx'
import { MoneyFields } from '#features/orders/order/money-fields.tsx'
import { MoneyProblem } from '#features/orders/order/public/money-problem.tsx'
import { OthersPayments } from '#features/orders/order/public/others-payments.tsx'
import { useAddedTip } from '#features/orders/order/public/use-added-tip.ts'
import { type MoneyMutation, useMoneyAsked } from '#features/orders/order/public/use-money-asked.ts'
import { useMoneyFields } from '#features/orders/order/use-money-fields.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/orders/order/discount-dialog.module.css'

type PayDialogProps = {
  title: string
  /** The id of what is paid; a page has one form for each. */
  what: string
  /** The orders that the payment may be for. */
  orders: readonly Order[]
  venue: Venue
  /** The amount due, in minor units. */
  due: number
  /** The largest additional tip, in minor units. */
  mostTip: number
  taken: StaffPaymentKind | null
  pay: MoneyMutation
  onClose: () => void
}

/** Asks for a payment that staff took: cash or card, how much of the amount due, and the tip on top. */
export function PayDialog({ title, what, orders, venue, due, mostTip, taken, pay, onClose }: PayDialogProps) {
  const t = useTranslations('orders')
  const { currency } = venue
  const { money } = useVenueBook().formatsOf(venue.id)
  const fields = useMoneyFields({ currency, due, usual: taken })
  const { kind, amount, isTooLarge } = fields
  const tip = useAddedTip({ currency, most: mostTip })
  const { amount: added } = tip
  const wire = (minor: number) => fromMinor(minor, currency)
  const together = (amount ?? 0) + (added ?? 0)
  const isOff = kind === null || amount === null || added === null || isTooLarge || tip.isTooLarge || together === 0

  const { send, others } = useMoneyAsked({
    act: 'pay',
    form: what,
    orders,
    currency,
    due,
    asked: pay,
    typed: { kind, amount: wire(amount ?? 0), tipAmount: added ? wire(added) : undefined },
    onDone: onClose,
  })

  function handleConfirm(): void {
    if (!isOff) send({ kind, amount: wire(amount), ...(added > 0 && { tipAmount: wire(added) }) })
  }

  return createPortal(
    <Confirm
      title={title}
      confirmLabel={t('pay.confirm')}
      isBusy={pay.isPending}
      isOff={isOff}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <MoneyFields venue={venue} fields={fields} how={t('pay.how')} tooLarge={t('pay.tooLarge')} />
      <AddedTipField venue={venue} tip={tip} />
      <p className={styles.price} role="status">
        {t('pay.together')} <strong>{money(wire(together))}</strong>
      </p>
      {amount !== null && amount < due ? (
        <p className={styles.price}>
          {t('pay.left')} <strong>{money(wire(due - amount))}</strong>
        </p>
      ) : null}
      <OthersPayments payments={others} />
      <MoneyProblem form={what} asked={pay} />
    </Confirm>,
    document.body,
  )
}
