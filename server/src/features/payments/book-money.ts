import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import type { RefusedReason } from '@brigade/domain/payments/payments.rules.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { bookUnassigned, providerAt, takePayment, type BookedPayment } from '#features/orders/public/take-payment.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { keepEvent } from './keep-event.ts'
import { endOutdated } from './end-outdated.ts'
import { followRefundDue } from './refund-due.ts'
import { ledgerKinds, type EventPlace, type ProviderMoney } from './provider-money.ts'

type PaidOrder = BookedPayment['row']

/** The reported money, or a share of it; a refund that names no payment has none. */
export type Booked = Omit<ProviderMoney, 'payment'> & { payment: string | null; share?: number }

type Waiting = { reason?: RefusedReason }

/**
 * Books money on an order, which the caller has locked, and closes pages that it makes outdated. With a reason, a person has to resolve it
 * although it is booked.
 */
export function* bookOnOrder(
  order: PaidOrder,
  told: Booked,
  { reason, now }: Waiting & { now: Date },
): Transaction<WebhookAnswer> {
  const record = yield* takePayment({ row: order, payment: paymentOf(told), now })
  yield* endOutdated(order, now)
  const answer = yield* keepEvent(
    told,
    {
      ...placeOf(order),
      state: reason ? 'needsPerson' : 'taken',
      ...(reason && { reason }),
      remaining: record.amountToBePaidOnline,
    },
    now,
  )
  const principal = providerAt(record.restaurantId, told.provider)
  yield* followRefundDue({ order: record, principal, now })
  return answer
}

/** Books money for no order. With a reason, a person has to resolve it; `order` is the one that the provider named. */
export function* bookForNone(
  told: Booked,
  { restaurantId, order, reason, now }: Waiting & { restaurantId: number; order?: PaidOrder | undefined; now: Date },
): Transaction<WebhookAnswer> {
  yield* bookUnassigned({ restaurantId, currency: told.currency, payment: paymentOf(told), now })
  const place = order ? placeOf(order) : { restaurantId, orderId: null, table: null }
  const remaining = order ? fromMinor(unpaidOf(order), order.currency) : null
  return yield* keepEvent(
    told,
    { ...place, state: reason ? 'needsPerson' : 'taken', ...(reason && { reason }), remaining },
    now,
  )
}

export function placeOf({ restaurantId, id, table }: PaidOrder): EventPlace {
  return { restaurantId, orderId: id, table }
}

function paymentOf({ kind, amount, provider, reference, payment, share = 0 }: Booked): BookedPayment['payment'] {
  const booked = ledgerKinds[kind]
  if (booked === null) throw new Error(`An event of the kind ${kind} moves no money`)
  const moved = goesBack(booked) ? -amount : amount
  return { kind: booked, amount: moved, provider, reference, paymentReference: payment, share }
}

function goesBack(kind: Payment['kind']): boolean {
  return kind === 'refund' || kind === 'dispute'
}
