import { type Currency, toMinor } from '@brigade/domain/kit/money.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { StaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { useHeardPayments } from '#features/orders/order/use-heard-payments.ts'
import { useOnceHeard } from '#features/orders/order/use-once-heard.ts'

/** What staff took or gave back, in the unit of the currency. */
export type Money = { kind: StaffPaymentKind; amount: number; tipAmount?: number }

/** How it is said to the server. */
export type MoneyMutation = {
  mutate(money: Money & { idempotencyKey: string }, after: { onSuccess: () => void }): void
  variables: Money | undefined
  isPending: boolean
  error: unknown
}

type MoneyAsked = {
  act: keyof typeof loggedAs
  /** Under which its keys are kept. */
  form: string
  orders: readonly Order[]
  currency: Currency
  /** In minor units. */
  due: number
  asked: MoneyMutation
  onDone: (money: Money | undefined) => void
}

/**
 * Says to the server what staff took or gave back, once, and calls `onDone` when it was: by the answer, or by the log of what it was for where that
 * got lost. What others do to the same orders meanwhile ends nothing, and is answered to be told.
 */
export function useMoneyAsked({ act, form, orders, currency, due, asked, onDone }: MoneyAsked) {
  const { keyOf, forget } = useIdempotencyKeys(form)
  const { own, others } = useHeardPayments(orders)
  const [dueWhenAsked, setDueWhenAsked] = useState(due)
  useOnceHeard({
    asked,
    isDone: isLogged(asked.variables, { own, act, currency }),
    onDone: () => done(asked.variables),
  })

  function send(money: Money): void {
    // Until it is heard of it is the same one, whatever others take from what is due; after that, as much again is another.
    const isSame = asked.error !== null && isUnanswered(asked.error)
    const ofDue = isSame ? dueWhenAsked : due
    setDueWhenAsked(ofDue)
    asked.mutate({ ...money, idempotencyKey: keyOf({ ...money, due: ofDue }) }, { onSuccess: () => done(money) })
  }

  function done(money: Money | undefined): void {
    forget()
    onDone(money)
  }

  return { send, others }
}

/** As which kind of payment the log has what staff took, and what they gave back. */
const loggedAs = {
  pay: { cash: 'cash', card: 'card' },
  refund: { cash: 'refundInCash', card: 'refundByCard' },
} as const satisfies Record<string, Record<StaffPaymentKind, Payment['kind']>>

type Logged = { own: readonly OrderEvent[]; act: keyof typeof loggedAs; currency: Currency }

/** Whether it stands in the logs as a whole: of a bill, each of its orders has a part. */
function isLogged(money: Money | undefined, { own, act, currency }: Logged): boolean {
  if (!money) return false
  const minor = (amount: number) => toMinor(Math.abs(amount), currency) ?? 0
  const logged = own.filter((event) => event.act === act && event.payment?.kind === loggedAs[act][money.kind])
  const sum = logged.reduce((total, { payment }) => total + minor(payment?.amount ?? 0), 0)
  return sum === minor(money.amount) + minor(money.tipAmount ?? 0)
}
