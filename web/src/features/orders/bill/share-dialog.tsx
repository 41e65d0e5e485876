import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { writeAmount } from '@brigade/domain/kit/read-number.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { PaidShare } from '@brigade/domain/orders/bills.split.ts'
import { type StaffPaymentKind, staffPaymentKinds } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { usePayBill } from '#features/orders/bill/bill.mutations.ts'
import { mostTipOf } from '#features/orders/bill/most-tip.ts'
import { AddedTipField } from '#features/orders/order/public/added-tip-field.tsx'
import { minorTyped } from '#features/orders/order/public/minor-typed.ts'
import { MoneyProblem } from '#features/orders/order/public/money-problem.tsx'
import { OthersPayments } from '#features/orders/order/public/others-payments.tsx'
import { TypedAmount } from '#features/orders/order/public/typed-amount.tsx'
import { useAddedTip } from '#features/orders/order/public/use-added-tip.ts'
import { type Money, useMoneyAsked } from '#features/orders/order/public/use-money-asked.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type ShareDialogProps = {
  bill: Bill
  orders: readonly Order[]
  venue: Venue
  /** Counted from 0. */
  person: number
  /** The amount of the share, in minor units. */
  share: number
  /** The amount due of the whole bill, in minor units. */
  due: number
  onPaid: (share: PaidShare) => void
  onClose: () => void
  /** Other payment options. */
  children?: ReactNode
}

/**
 * Asks how a person pays their share of a bill: one press records cash or card. Another amount and a tip can be typed
 * before.
 */
export function ShareDialog({ bill, orders, venue, person, share, due, onPaid, onClose, children }: ShareDialogProps) {
  const t = useTranslations('orders')
  const { currency } = venue
  const { money } = useVenueBook().formatsOf(venue.id)
  const wasStill = useHasRested()
  const wire = (minor: number) => fromMinor(minor, currency)
  const minor = (amount = 0) => toMinor(amount, currency) ?? 0
  const [typed, setTyped] = useState(() => writeAmount(wire(share), currency))
  const pay = usePayBill(bill, orders)
  const form = `orders/pay-share/${bill.id}/${person}`
  const tip = useAddedTip({ currency, most: mostTipOf(bill, { orders, venue }) })
  const amount = minorTyped(typed, currency)
  const isTooLarge = (amount ?? 0) > due || tip.isTooLarge
  const together = (amount ?? 0) + (tip.amount ?? 0)
  const isOff = !wasStill || amount === null || tip.amount === null || isTooLarge || together === 0

  const { send, others } = useMoneyAsked({
    act: 'pay',
    form,
    orders,
    currency,
    due,
    asked: pay,
    typed: { amount: wire(amount ?? 0), tipAmount: tip.amount ? wire(tip.amount) : undefined },
    onDone: handleDone,
  })

  function handleTake(kind: StaffPaymentKind): void {
    if (amount === null || tip.amount === null) return
    send({ kind, amount: wire(amount), ...(tip.amount > 0 && { tipAmount: wire(tip.amount) }) })
  }

  function handleDone(taken: Money | undefined): void {
    if (taken) onPaid({ person, kind: taken.kind, amount: minor(taken.amount), tipAmount: minor(taken.tipAmount) })
    onClose()
  }

  return createPortal(
    <Dialog
      title={t('bill:split.payTitle', { number: person + 1 })}
      isUrgent
      onClose={onClose}
      actions={staffPaymentKinds.map((kind) => (
        <BigButton
          key={kind}
          isBusy={pay.isPending && pay.variables.kind === kind}
          isOff={isOff || pay.isPending}
          onClick={() => handleTake(kind)}
        >
          {t(`bill:split.take.${kind}`)}
        </BigButton>
      ))}
    >
      <TypedAmount
        label={t('pay.amount', { currency })}
        hint={t('pay.due', { amount: money(wire(share)) })}
        text={typed}
        onType={setTyped}
        amount={amount}
        most={due}
        tooLarge={t('pay.tooLarge')}
      />
      <AddedTipField venue={venue} tip={tip} />
      {children}
      <OthersPayments payments={others} />
      <MoneyProblem form={form} asked={pay} />
    </Dialog>,
    document.body,
  )
}
