import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { refundDueOf } from '@brigade/domain/orders/orders.payments.ts'
import type { CartLine, LastAct, Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { makeJsonTextBy } from '#kit/json-text.ts'

type Stamp = 'acceptedAT' | 'reviewedAt' | 'cookedAt' | 'deliveredAt' | 'completedAT' | 'mergedAt' | 'cancelAt'

/** An order as it is stored: amounts in minor units of its own currency, lists as JSON text, booleans 0 or 1 on SQLite. */
export type OrderRow = Pick<
  Order,
  | 'id'
  | 'restaurantId'
  | 'orderType'
  | 'status'
  | 'version'
  | 'editSource'
  | 'tableId'
  | 'table'
  | 'billId'
  | 'sitting'
  | 'paymentType'
  | 'continuationOf'
  | 'guests'
  | 'covers'
  | 'createdBy'
  | 'acceptedBy'
  | 'completedBy'
  | 'cancelReason'
  | 'cancelAskedAt'
  | 'mergedInto'
  | 'createdAt'
  | 'updatedAt'
  | 'onlineOrderPaymentStatus'
  | 'feedback'
  | 'submittedtoPosBy'
  | 'submittedtoPosAt'
  | Stamp
> & {
  currency: Currency
  lastAct: string | null
  cart: string
  paymentInfo: string | null
  discountHundredths: number
  orderPrice: number
  cartPrice: number
  placeHolderPrice: number
  serviceFee: number
  vatFee: number
  tipAmount: number
  amountPaidOnline: number
  openTab: boolean | 0 | 1
  postedToPOS: boolean | 0 | 1
  needsConfirmation: boolean | 0 | 1
}

/** The order on the wire of a stored row. */
export function orderOfRow(row: OrderRow): Order {
  return wireOrder(row, JSON.parse(row.cart) as CartLine[])
}

/** The order on the wire of a row whose cart is at hand already. */
export function wireOrder(row: OrderRow, cart: CartLine[]): Order {
  const money = (minor: number) => fromMinor(minor, row.currency)
  const order: Order = {
    id: row.id,
    restaurantId: row.restaurantId,
    orderType: row.orderType,
    status: row.status,
    lastAct: row.lastAct === null ? null : (JSON.parse(row.lastAct) as LastAct),
    version: row.version,
    editSource: row.editSource,
    tableId: row.tableId,
    table: row.table,
    billId: row.billId,
    sitting: row.sitting,
    cart,
    paymentType: row.paymentType,
    paymentInfo: row.paymentInfo === null ? null : (JSON.parse(row.paymentInfo) as Order['paymentInfo']),
    discountPercentage: row.discountHundredths / 100,
    orderPrice: money(row.orderPrice),
    cartPrice: money(row.cartPrice),
    placeHolderPrice: money(row.placeHolderPrice),
    serviceFee: money(row.serviceFee),
    vatFee: money(row.vatFee),
    tipAmount: money(row.tipAmount),
    openTab: Boolean(row.openTab),
    continuation: row.continuationOf !== null,
    continuationOf: row.continuationOf,
    guests: row.guests,
    covers: row.covers,
    createdBy: row.createdBy,
    acceptedBy: row.acceptedBy,
    completedBy: row.completedBy,
    cancelReason: row.cancelReason,
    cancelAskedAt: row.cancelAskedAt,
    mergedInto: row.mergedInto,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    acceptedAT: row.acceptedAT,
    reviewedAt: row.reviewedAt,
    cookedAt: row.cookedAt,
    deliveredAt: row.deliveredAt,
    completedAT: row.completedAT,
    mergedAt: row.mergedAt,
    cancelAt: row.cancelAt,
    onlineOrderPaymentStatus: row.onlineOrderPaymentStatus,
    amountPaidOnline: money(row.amountPaidOnline),
    amountToBePaidOnline: money(Math.max(0, row.orderPrice + row.tipAmount - row.amountPaidOnline)),
    refundDue: money(refundDueOf(row)),
    needsConfirmation: Boolean(row.needsConfirmation) && mayMove('accept', row.status),
    feedback: row.feedback,
    postedToPOS: Boolean(row.postedToPOS),
    submittedtoPosBy: row.submittedtoPosBy,
    submittedtoPosAt: row.submittedtoPosAt,
  }
  makeJsonTextBy(order, () => textOf(order, row.cart))
  return order
}

/** The lines are stored as they are sent: the longest part of an order need not be encoded again. */
function textOf(order: Order, cart: string): string {
  return JSON.stringify({ ...order, cart: [] }).replace('"cart":[]', () => `"cart":${cart}`)
}
