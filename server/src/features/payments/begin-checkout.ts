import type { Principal } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { type Share, sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import {
  type BeginCheckout,
  begunCheckouts,
  checkoutMinutes,
  type CheckoutProvider,
} from '@brigade/domain/payments/checkouts.schema.ts'
import { type PaymentErrorCode, paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { remainingOf } from '@brigade/domain/payments/payments.rules.ts'
import { findOrder } from '#features/orders/door/find-order.ts'
import { ordersOfBill } from '#features/orders/door/orders-of-bill.ts'
import { badRequest, tooManyRequests, unprocessable } from '#kit/errors.ts'
import { many, one, type Work } from '#kit/work.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'

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
  const shares = sharesOf(amount, dues)
  const begun = amount === due ? yield* alreadyBegun({ tableId, sitting, now, provider }, shares) : undefined
  if (begun) return begun
  if (principal.kind === 'guest') yield* assertRoom({ tableId, sitting, now })
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
      shares: shares.map((share) => ({ ...share, amount: money(share.amount) })),
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

/** One that pays all of this and was begun before is gone on with: of two of them, one alone could be paid. */
function* alreadyBegun(
  { tableId, sitting, now, provider }: Place & Pick<BeginInput, 'provider'>,
  shares: readonly Share[],
): Work<CheckoutRow | undefined> {
  const open = yield* many<CheckoutRow>(
    `SELECT * FROM checkouts WHERE "tableId" = ? AND "sitting" = ? AND "provider" = ? AND "state" = 'open' AND "url" IS NOT NULL
     AND "expiresAt" > ? ORDER BY "id" DESC LIMIT ${begunCheckouts.most}`,
    tableId,
    sitting,
    provider,
    new Date(now.getTime() + leftAtLeastMinutes * 60_000).toISOString(),
  )
  return open.find((row) => JSON.stringify(sharesIn(row)) === JSON.stringify(shares))
}

/** Who is sent to a page has time to pay there. */
const leftAtLeastMinutes = 10

type Place = { tableId: number; sitting: number; now: Date }

/** Each costs a call of the provider, and a guest needs nothing but a code to make them. Staff help where guests have made too many. */
function* assertRoom({ tableId, sitting, now }: Place): Work<void> {
  const withinMs = begunCheckouts.withinMinutes * 60_000
  const first = yield* one<{ createdAt: string }>(
    `SELECT "createdAt" FROM checkouts WHERE "tableId" = ? AND "sitting" = ? AND "createdAt" > ?
     ORDER BY "createdAt" DESC LIMIT 1 OFFSET ${begunCheckouts.most - 1}`,
    tableId,
    sitting,
    new Date(now.getTime() - withinMs).toISOString(),
  )
  if (!first) return
  throw tooManyRequests({
    message: paymentErrors.tooManyCheckouts,
    reason: 'tooManyCheckouts',
    extras: { retryAfter: Math.ceil((Date.parse(first.createdAt) + withinMs - now.getTime()) / 1_000) },
  })
}

function refuseState(code: PaymentErrorCode): never {
  throw unprocessable({ message: paymentErrors[code], reason: code })
}

function refuseField(field: string, code: PaymentErrorCode): never {
  throw badRequest({ message: paymentErrors[code], reason: code, fields: { [field]: paymentErrors[code] } })
}
