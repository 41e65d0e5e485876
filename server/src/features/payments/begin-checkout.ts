import type { Principal } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { type Share, sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import {
  type BeginCheckout,
  checkoutMinutes,
  type CheckoutProvider,
  openCheckoutsAtMost,
} from '@brigade/domain/payments/checkouts.schema.ts'
import { type PaymentErrorCode, paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { remainingOf } from '@brigade/domain/payments/payments.rules.ts'
import { findOrder } from '#features/orders/door/find-order.ts'
import { ordersOfBill } from '#features/orders/door/orders-of-bill.ts'
import { badRequest, tooManyRequests, unprocessable } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { checkoutColumns, type CheckoutRow } from './checkout-columns.ts'

export type BeginInput = {
  body: BeginCheckout
  principal: Principal
  now: Date
  provider: CheckoutProvider
  token: string
}

/**
 * Writes down a payment that begins, of what is due for an order or a bill, before its provider hears of it. Throws NotFound for another
 * table's, BadRequest that names what is wrong, Unprocessable where nothing is due or the venue takes no online payments.
 */
export function* beginCheckout({ body, principal, now, provider, token }: BeginInput): Work<CheckoutRow> {
  const orders = yield* ordersToPay(body, principal)
  const { restaurantId, tableId, sitting, currency } = orders[0]!
  const venue = yield* one<{ isOnlinePayment: boolean | 0 | 1 }>(
    'SELECT "isOnlinePayment" FROM venues WHERE "id" = ?',
    restaurantId,
  )
  if (!venue?.isOnlinePayment) refuseState('paymentOff')
  const dues = orders.map((order): Share => ({ orderId: order.id, amount: remainingOf(order) }))
  const due = dues.reduce((sum, { amount }) => sum + amount, 0)
  if (due === 0) refuseState('nothingDue')
  const amount = body.amount === undefined ? due : toMinor(body.amount, currency)
  if (amount === null) refuseField('amount', 'tooManyDecimals')
  if (amount > due) refuseField('amount', 'amountTooLarge')
  yield* assertRoom({ tableId, sitting, now })
  const expiresAt = new Date(now.getTime() + checkoutMinutes * 60_000)
  const money = (minor: number) => fromMinor(minor, currency)
  return yield* checkoutColumns.insert(
    {
      restaurantId,
      tableId,
      sitting,
      provider,
      state: 'open',
      amount: money(amount),
      currency,
      shares: sharesOf(amount, dues).map((share) => ({ ...share, amount: money(share.amount) })),
      url: null,
      token,
      reference: null,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
    currency,
  )
}

function* ordersToPay({ orderId, billId }: BeginCheckout, principal: Principal) {
  if ((orderId === undefined) === (billId === undefined)) refuseField('orderId', 'orderOrBill')
  if (orderId !== undefined) return [yield* findOrder(orderId, principal)]
  const orders = yield* ordersOfBill(billId!, principal)
  const standing = orders.filter(({ status }) => status !== 'merged')
  if (standing.length === 0) refuseState('nothingDue')
  return standing
}

/** Each costs a call of the provider, and a guest needs nothing but a code to make them. */
function* assertRoom({ tableId, sitting, now }: { tableId: number; sitting: number; now: Date }): Work<void> {
  const open = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM checkouts WHERE "tableId" = ? AND "sitting" = ? AND "state" = 'open' AND "expiresAt" > ?`,
    tableId,
    sitting,
    now.toISOString(),
  )
  if ((open?.total ?? 0) < openCheckoutsAtMost) return
  throw tooManyRequests({
    message: paymentErrors.tooManyCheckouts,
    reason: 'tooManyCheckouts',
    extras: { retryAfter: checkoutMinutes * 60 },
  })
}

function refuseState(code: PaymentErrorCode): never {
  throw unprocessable({ message: paymentErrors[code], reason: code })
}

function refuseField(field: string, code: PaymentErrorCode): never {
  throw badRequest({ message: paymentErrors[code], reason: code, fields: { [field]: paymentErrors[code] } })
}
