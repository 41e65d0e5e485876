import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { needsConfirmation } from '@brigade/domain/orders/orders.limits.ts'
import { keptNames } from '@brigade/domain/orders/orders.names.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { nothingPaid, paidBy, paymentStatusOf } from '@brigade/domain/orders/orders.payments.ts'
import { untouchedOrder } from '@brigade/domain/orders/orders.untouched.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { NewPayment } from './records/book-payments.ts'
import { minorAmount } from './change-details.ts'
import { onlinePaymentOf } from './online-payment.ts'
import type { OrderRow } from './records/order-columns.ts'
import { lastActOf } from './records/save-act.ts'

export type OrderToStore = {
  body: PlaceOrder
  isTest: boolean
  venue: SellingVenue
  tableId: number
  cart: SoldLine[]
  totals: OrderTotals
  principal: Principal
  now: Date
}

type PaidOrder = { row: OrderRow; payments: NewPayment[] }

/** Returns the row of a new order, without its id and its bill, with what was paid for it. Staff orders are accepted at once, unless they are tests. */
export function newOrder({ body, isTest, venue, tableId, cart, totals, principal, now }: OrderToStore): PaidOrder {
  const done = doneBy(principal, now)
  const { at, by, byKind, byId } = done
  const isStaff = principal.kind === 'staff'
  const isAccepted = isStaff && !isTest
  const tipAmount = minorAmount('tipAmount', body.tipAmount ?? 0, venue.currency)
  const amount = minorAmount('amountPaidOnline', body.amountPaidOnline ?? 0, venue.currency)
  const payments = onlinePaymentOf({ amount, before: nothingPaid, due: totals.orderPrice + tipAmount, principal })
  const paid = paidBy(payments)
  const row: OrderRow = {
    ...untouchedOrder,
    ...(isAccepted && { acceptedBy: by, acceptedByKind: byKind, acceptedById: byId, acceptedAT: at }),
    id: 0,
    isTest,
    restaurantId: venue.restaurantId,
    status: isAccepted ? 'inprogress' : 'incoming',
    lastAct: lastActOf({ act: 'place', fromStatus: null, ...done }),
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
    ...paid,
    onlineOrderPaymentStatus: paymentStatusOf({ ...totals, tipAmount, ...paid }),
    reward: body.reward ?? null,
    billId: 0,
    sitting: 0,
    guests: body.guests ?? 0,
    covers: body.covers ?? 1,
    createdBy: by,
    createdByKind: byKind,
    createdById: byId,
    createdAt: at,
    updatedAt: at,
    needsConfirmation: principal.kind !== 'staff' && needsConfirmation(totals.orderPrice, venue),
  }
  return { row, payments }
}
