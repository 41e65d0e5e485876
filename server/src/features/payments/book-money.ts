import { fromMinor } from '@brigade/domain/kit/money.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import type { RefusedReason } from '@brigade/domain/payments/payments.rules.ts'
import { bookUnassigned, providerAt, takePayment, type TakePayment } from '#features/orders/door/take-payment.ts'
import type { Work } from '#kit/work.ts'
import { answerOf, created, keepEvent } from './keep-event.ts'
import { endOutdated } from './end-outdated.ts'
import { followRefundDue } from './refund-due.ts'
import { ledgerKinds, type Place, type ToldMoney, type TookEvent } from './told-money.ts'

type PaidOrder = TakePayment['row']

/** What was told, or a share of it; of a refund whose payment nobody named, without one. */
export type Booked = Omit<ToldMoney, 'payment'> & { payment: string | null; share?: number }

type Waiting = { reason?: RefusedReason }

/** Books money on an order, which the caller has locked, and closes pages that it makes outdated. With a reason, somebody has to see to it though it is booked. */
export function* bookOnOrder(
  order: PaidOrder,
  told: Booked,
  { reason, now }: Waiting & { now: Date },
): Work<TookEvent> {
  const record = yield* takePayment({ row: order, payment: paymentOf(told), now })
  yield* endOutdated(order, now)
  const row = yield* keepEvent(
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
  const refund = yield* followRefundDue({ order: record, principal, now })
  return {
    answer: answerOf(row),
    announcements: [{ path: ordersPath, event: 'patched', record }, created(row), ...refund],
  }
}

/** Books money for no order. With a reason, somebody has to see to it; `order` is the one that it was told for. */
export function* bookForNone(
  told: Booked,
  { restaurantId, order, reason, now }: Waiting & { restaurantId: number; order?: PaidOrder | undefined; now: Date },
): Work<TookEvent> {
  yield* bookUnassigned({ restaurantId, currency: told.currency, payment: paymentOf(told), now })
  const place = order ? placeOf(order) : { restaurantId, orderId: null, table: null }
  const remaining = order ? fromMinor(unpaidOf(order), order.currency) : null
  const row = yield* keepEvent(
    told,
    { ...place, state: reason ? 'needsPerson' : 'taken', ...(reason && { reason }), remaining },
    now,
  )
  return { answer: answerOf(row), announcements: [created(row)] }
}

export function placeOf({ restaurantId, id, table }: PaidOrder): Place {
  return { restaurantId, orderId: id, table }
}

function paymentOf({ kind, amount, provider, reference, payment, share = 0 }: Booked): TakePayment['payment'] {
  const booked = ledgerKinds[kind]
  if (booked === null) throw new Error(`An event of the kind ${kind} moves no money`)
  const moved = goesBack(booked) ? -amount : amount
  return { kind: booked, amount: moved, provider, reference, paymentReference: payment, share }
}

function goesBack(kind: Payment['kind']): boolean {
  return kind === 'refund' || kind === 'dispute'
}
