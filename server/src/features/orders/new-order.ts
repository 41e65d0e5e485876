import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { needsConfirmation } from '@brigade/domain/orders/orders.limits.ts'
import { keptNames } from '@brigade/domain/orders/orders.names.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { SellingVenue } from '#features/tables/door/selling-venue.ts'
import { minorAmount } from './change-details.ts'
import { onlinePaymentOf } from './online-payment.ts'
import type { OrderRow } from './order-columns.ts'
import { lastActOf } from './save-act.ts'

export type NewOrder = {
  body: PlaceOrder
  venue: SellingVenue
  tableId: number
  cart: SoldLine[]
  totals: OrderTotals
  principal: Principal
  now: Date
}

/** The row of an order that is placed now, but for its id and what the bill gives it. Staff orders are accepted at once. */
export function newOrder({ body, venue, tableId, cart, totals, principal, now }: NewOrder): OrderRow {
  const done = doneBy(principal, now)
  const { at, by, byKind, byId } = done
  const isStaff = principal.kind === 'staff'
  const tipAmount = minorAmount('tipAmount', body.tipAmount ?? 0, venue.currency)
  const paid = minorAmount('amountPaidOnline', body.amountPaidOnline ?? 0, venue.currency)
  return {
    id: 0,
    restaurantId: venue.restaurantId,
    orderType: 'order',
    status: isStaff ? 'inprogress' : 'incoming',
    lastAct: lastActOf({ act: 'place', fromStatus: null, ...done }),
    version: 1,
    editSource: isStaff ? 'v_rest_staff' : 'app',
    tableId,
    table: venue.table,
    currency: venue.currency,
    cart: JSON.stringify(cart),
    paymentType: body.paymentType ?? 'none',
    paymentInfo: body.paymentInfo ? JSON.stringify(keptNames(body.paymentInfo)) : null,
    discountHundredths: 0,
    ...totals,
    tipAmount,
    ...onlinePaymentOf({ amount: paid, before: 0, due: totals.orderPrice + tipAmount, principal }),
    billId: 0,
    sitting: 0,
    openTab: false,
    continuationOf: null,
    guests: body.guests ?? 0,
    covers: body.covers ?? 1,
    createdBy: by,
    createdByKind: byKind,
    createdById: byId,
    acceptedBy: isStaff ? by : null,
    acceptedByKind: isStaff ? byKind : null,
    acceptedById: isStaff ? byId : null,
    completedBy: null,
    completedByKind: null,
    completedById: null,
    cancelReason: null,
    cancelAskedAt: null,
    mergedInto: null,
    createdAt: at,
    updatedAt: at,
    acceptedAT: isStaff ? at : null,
    reviewedAt: null,
    cookedAt: null,
    deliveredAt: null,
    completedAT: null,
    mergedAt: null,
    cancelAt: null,
    feedback: null,
    postedToPOS: false,
    submittedtoPosBy: null,
    submittedtoPosByKind: null,
    submittedtoPosById: null,
    submittedtoPosAt: null,
    needsConfirmation: principal.kind !== 'staff' && needsConfirmation(totals.orderPrice, venue),
  }
}
