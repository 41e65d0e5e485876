import { readStored } from '#kit/database/stored-json.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { refundDueOf, unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { cartFromMinor } from '@brigade/domain/orders/orders.cart.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { flag, hundredths, json, minor, named, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Derived = 'discountAmount' | 'continuation' | 'amountToBePaidOnline' | 'refundDue' | 'needsConfirmation'

type Kept = {
  currency: Currency
  /** The lines are passed separately, because placing an order has them at hand. */
  cart: SoldLine[]
  /** True if its total was above the one that the venue wants a person to confirm. */
  needsConfirmation: boolean
}

/** Storage of orders. */
export const orderColumns = columnsOf<Omit<Order, Derived | 'cart'>, Kept>()(
  'orders',
  {
    id: plain,
    restaurantId: plain,
    orderType: plain,
    status: plain,
    lastAct: json,
    version: rising,
    editSource: plain,
    tableId: plain,
    table: plain,
    billId: plain,
    sitting: plain,
    paymentType: plain,
    paymentInfo: json,
    discountPercentage: named('discountHundredths', hundredths),
    orderPrice: minor,
    cartPrice: minor,
    placeHolderPrice: minor,
    serviceFee: minor,
    vatFee: minor,
    tipAmount: minor,
    openTab: flag,
    continuationOf: plain,
    guests: plain,
    covers: plain,
    createdBy: plain,
    createdByKind: plain,
    createdById: plain,
    acceptedBy: plain,
    acceptedByKind: plain,
    acceptedById: plain,
    completedBy: plain,
    completedByKind: plain,
    completedById: plain,
    cancelReason: plain,
    cancelAskedAt: plain,
    mergedInto: plain,
    wantedAt: plain,
    createdAt: plain,
    updatedAt: plain,
    acceptedAT: plain,
    reviewedAt: plain,
    cookedAt: plain,
    deliveredAt: plain,
    completedAT: plain,
    mergedAt: plain,
    cancelAt: plain,
    onlineOrderPaymentStatus: plain,
    amountPaidOnline: minor,
    amountPaidInCash: minor,
    amountPaidByCard: minor,
    feedback: plain,
    reward: plain,
    isTest: flag,
    postedToPOS: flag,
    submittedtoPosBy: plain,
    submittedtoPosByKind: plain,
    submittedtoPosById: plain,
    submittedtoPosAt: plain,
    postingAttempts: plain,
    postingTrouble: plain,
  },
  { currency: plain, cart: json, needsConfirmation: flag },
)

/** An order as it is stored: amounts in minor units of its own currency, structures as JSON text. */
export type OrderRow = RowOf<typeof orderColumns>

/** Returns the order on the wire of a stored row. */
export function orderOfRow(row: OrderRow): Order {
  return wireOrder(row, soldLinesOf(row))
}

/** Returns the order on the wire of a row whose lines are at hand already. */
export function wireOrder(row: OrderRow, lines: readonly SoldLine[]): Order {
  const { currency } = row
  return {
    ...orderColumns.read(row, currency),
    cart: cartFromMinor(lines, currency),
    discountAmount: fromMinor(discountAmountOf(row), currency),
    continuation: row.continuationOf !== null,
    amountToBePaidOnline: fromMinor(unpaidOf(row), currency),
    refundDue: fromMinor(refundDueOf(row), currency),
    needsConfirmation: Boolean(row.needsConfirmation) && mayMove('accept', row.status),
  }
}

/** Returns the lines of a stored row, in minor units. */
export function soldLinesOf({ cart }: Pick<OrderRow, 'cart'>): SoldLine[] {
  return readStored(cart)
}
