import type { Principal } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { type Share, sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import {
  type BeginCheckout,
  begunCheckouts,
  checkoutMinutes,
  type CheckoutProvider,
} from '@brigade/domain/payments/checkouts.schema.ts'
import { chargedOnline } from '@brigade/domain/payments/charged-online.ts'
import { type PaymentErrorCode, paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import { findOrder } from '#features/orders/public/find-order.ts'
import { lockOrder, lockOrders } from '#features/orders/public/lock-orders.ts'
import { assertReleased } from '#features/orders/public/assert-released.ts'
import { ordersOfBill } from '#features/orders/public/orders-of-bill.ts'
import { badRequest, tooManyRequests, unprocessable } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { checkoutColumns, type CheckoutRow } from './checkout-columns.ts'
import { endAs } from './end-outdated.ts'
import type { PaymentProvider } from './provider.ts'

export type BeginInput = {
  body: BeginCheckout
  principal: Principal
  now: Date
  provider: PaymentProvider
  token: string
}

/**
 * Stores a new payment of what is due for an order or a bill, before its provider is called; an open payment of the same is reused. If two
 * processes begin one at once, one fails by uniqueness and finds the other's when it runs again. Throws NotFound for another table's,
 * BadRequest that names what is wrong, Unprocessable if nothing is due, the venue accepts no online payments or the provider does not
 * accept this amount.
 */
export function* beginCheckout({ body, principal, now, provider, token }: BeginInput): Transaction<CheckoutRow> {
  const orders = yield* ordersToPay(body, principal)
  assertReleased(...orders)
  if (orders.some(({ isTest }) => isTest)) refuseState('testTakesNoMoney')
  const { restaurantId, tableId, sitting, currency } = orders[0]!
  const venue = yield* one<{ isOnlinePayment: boolean | 0 | 1 }>(
    'SELECT "isOnlinePayment" FROM venues WHERE "id" = ?',
    restaurantId,
  )
  if (!venue?.isOnlinePayment) refuseState('paymentOff')
  const dues = orders.map((order): Share => ({ orderId: order.id, amount: unpaidOf(order) }))
  const due = dues.reduce((sum, { amount }) => sum + amount, 0)
  if (due === 0) refuseState('nothingDue')
  const amount = body.amount === undefined ? due : toMinor(body.amount, currency)
  if (amount === null) refuseField('amount', 'tooManyDecimals')
  if (amount > due) refuseField('amount', 'amountTooLarge')
  const step = provider.stepOf(currency)
  if (step === null) refuseState('currencyUnsupported')
  const { charged, rounding } = chargedOnline(amount, { due, step })
  const shares = sharesOf(charged - rounding, dues)
  const openFor = openForOf({ provider: provider.name, guestNumber: body.guestNumber }, shares)
  const begun = yield* alreadyBegun(openFor, now)
  if (begun) return begun
  if (principal.kind === 'guest') yield* assertRoom({ tableId, sitting, now })
  const expiresAt = new Date(now.getTime() + checkoutMinutes * 60_000)
  const money = (minor: number) => fromMinor(minor, currency)
  return yield* checkoutColumns.insert(
    {
      restaurantId,
      tableId,
      sitting,
      provider: provider.name,
      state: 'open',
      amount: money(charged),
      rounding: money(rounding),
      currency,
      shares: shares.map((share) => ({ ...share, amount: money(share.amount) })),
      url: null,
      token,
      reference: null,
      openFor,
      isWhole: charged - rounding === due,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
    currency,
  )
}

function* ordersToPay({ orderId, billId }: BeginCheckout, principal: Principal) {
  if ((orderId === undefined) === (billId === undefined)) refuseField('orderId', 'orderOrBill')
  if (orderId !== undefined) {
    yield* findOrder(orderId, principal)
    return [yield* lockOrder(orderId)]
  }
  const found = yield* ordersOfBill(billId!, principal)
  // A concurrent change of these orders either ends the new payment or is finished before it begins.
  const orders = yield* lockOrders(found.map(({ id }) => id))
  const standing = orders.filter(({ status }) => status !== 'merged')
  if (standing.length === 0) refuseState('nothingDue')
  return standing
}

type Opening = { provider: CheckoutProvider; guestNumber: number | undefined }

/** Returns the key of an open payment. Guests who share a bill pay equal amounts of the same orders, each on a page of their own. */
function openForOf({ provider, guestNumber = 0 }: Opening, shares: readonly Share[]): string {
  return [provider, guestNumber, ...shares.map(({ orderId, amount }) => `${orderId}=${amount}`)].join(' ')
}

/**
 * Returns the open payment of the same shares. If its time is nearly over, closes its page and returns undefined, because only one of two
 * pages may be paid.
 */
function* alreadyBegun(openFor: string, now: Date): Transaction<CheckoutRow | undefined> {
  const row = yield* one<CheckoutRow>('SELECT * FROM checkouts WHERE "openFor" = ?', openFor)
  if (!row) return undefined
  const leftMs = Date.parse(row.expiresAt) - now.getTime()
  if (leftMs > leftAtLeastMinutes * 60_000) return row
  yield* endAs(row, 'replaced', now)
  return undefined
}

/** Minimum time that a page stays open for a guest who is sent to it. */
const leftAtLeastMinutes = 10

type Place = { tableId: number; sitting: number; now: Date }

/**
 * Limits the pages of a table: each costs a call of the provider, and a guest needs only a table's code to make them. Staff help guests who
 * have reached the limit.
 */
function* assertRoom({ tableId, sitting, now }: Place): Transaction<void> {
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
