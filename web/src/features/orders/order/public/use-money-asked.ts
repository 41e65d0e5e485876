import { type Currency, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { StaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { useState } from 'react'
import { isUnanswered } from '#kit/calls/api-error.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ask, forget } from '#kit/outbox/outbox.ts'
import { useSender } from '#kit/outbox/use-outbox.ts'
import { useReceivedPayments } from '#features/orders/order/use-received-payments.ts'
import { useOnceReceived } from '#features/orders/order/use-once-received.ts'

/** A payment or refund by staff, in the unit of the currency. */
export type Money = { kind: StaffPaymentKind; amount: number; tipAmount?: number }

/** The mutation that sends it to the server. */
export type MoneyMutation = {
  mutateAsync(money: Money & { idempotencyKey: string }): Promise<unknown>
  variables: Money | undefined
  isPending: boolean
  error: unknown
}

/** With the amount that was due, in minor units: the same amount of another one is another payment. */
type SentMoney = Money & { due: number }

const moneyFields = ['kind', 'amount', 'tipAmount'] as const satisfies readonly (keyof Money)[]

type MoneyAsked = {
  act: keyof typeof loggedAs
  /** The name of the payment in the outbox. */
  form: string
  orders: readonly Order[]
  currency: Currency
  /** In minor units. */
  due: number
  asked: MoneyMutation
  /** The fields of the form. What was sent with others is not sent again automatically. */
  typed: { [F in keyof Money]?: Money[F] | null | undefined }
  onDone: (money: Money | undefined) => void
}

/**
 * Sends a payment or refund by staff once, and calls `onDone` when it was recorded: by the answer, or by the orders'
 * logs if the answer was lost. While its form is open and unchanged, it is sent again automatically. Payments by others
 * to the same orders in between do not end it; they are returned, to be shown.
 */
export function useMoneyAsked({ act, form, orders, currency, due, asked, typed, onDone }: MoneyAsked) {
  const { own, others } = useReceivedPayments(orders)
  const [dueWhenAsked, setDueWhenAsked] = useState(due)
  /** Nothing that an earlier form sent is sent by opening this one. */
  const [isSentHere, setIsSentHere] = useState(false)
  const tellEarlier = useEarlierMoneyToast(act, currency)
  useSender<SentMoney, unknown>(form, {
    send: ({ due: _due, ...money }, idempotencyKey) => asked.mutateAsync({ ...money, idempotencyKey }),
    isWanted: (money) => isSentHere && isTyped(money),
    onDone: (_answer, { request }) => done(request),
  })
  useOnceReceived({
    asked,
    isDone: isLogged(asked.variables, { own, act, currency }),
    onDone: () => {
      forget(form)
      done(asked.variables)
    },
  })

  function isTyped(money: Money): boolean {
    return moneyFields.every((field) => !(field in typed) || typed[field] === money[field])
  }

  function send(money: Money): void {
    // While its outcome is unknown, a payment that is sent again is the same payment, even if the amount due has changed.
    // Afterwards, the same amount is a new payment.
    const isSame = asked.error !== null && isUnanswered(asked.error)
    const ofDue = isSame ? dueWhenAsked : due
    setDueWhenAsked(ofDue)
    setIsSentHere(true)
    void ask<SentMoney>({ name: form, kind: form, place: 'page', request: { ...money, due: ofDue } })
  }

  function done(money: Money | undefined): void {
    if (money && !isTyped(money)) tellEarlier(money)
    onDone(money)
  }

  return { send, others }
}

/** Returns a function that shows which payment or refund was recorded, if the form was edited after it was sent. */
function useEarlierMoneyToast(act: keyof typeof loggedAs, currency: Currency): (money: Money) => void {
  const t = useTranslations('orders')
  const language = useLanguage()
  return ({ kind, amount, tipAmount = 0 }) => {
    const { money } = createFormats({ language, currency, timeZone: 'UTC' })
    const sum = (toMinor(amount, currency) ?? 0) + (toMinor(tipAmount, currency) ?? 0)
    const what = t(`events.paid.${loggedAs[act][kind]}`, { amount: money(fromMinor(sum, currency)) })
    showToast({ kind: 'info', text: t('pay.earlier', { what }) })
  }
}

/** The kind of payment in the log for what staff took, and for what they returned. */
const loggedAs = {
  pay: { cash: 'cash', card: 'card' },
  refund: { cash: 'refundInCash', card: 'refundByCard' },
} as const satisfies Record<string, Record<StaffPaymentKind, Payment['kind']>>

type Logged = { own: readonly OrderEvent[]; act: keyof typeof loggedAs; currency: Currency }

/** Returns whether the logs contain the whole amount: for a bill, each of its orders has a part. */
function isLogged(money: Money | undefined, { own, act, currency }: Logged): boolean {
  if (!money) return false
  const minor = (amount: number) => toMinor(Math.abs(amount), currency) ?? 0
  const logged = own.filter((event) => event.act === act && event.payment?.kind === loggedAs[act][money.kind])
  const sum = logged.reduce((total, { payment }) => total + minor(payment?.amount ?? 0), 0)
  return sum === minor(money.amount) + minor(money.tipAmount ?? 0)
}
