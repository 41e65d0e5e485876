import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { UndoableAct } from '@brigade/domain/orders/orders.undo.ts'
import type { SellingVenue } from '#features/tables/door/selling-venue.ts'
import type { PaidWith } from './save-act.ts'

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    'orders:placed': { order: Order; venue: SellingVenue; principal: Principal; now: Date }
    /** An order has other lines than `before`: changed by hand, taken over from one that was merged into it, or as they were again. */
    'orders:cartChanged': {
      order: Order
      before: Order
      act: 'update' | 'merge' | 'undo'
      principal: Principal
      now: Date
    }
    /** A machine said that another amount was paid online for an order. */
    'orders:paid': { order: Order; before: Order; principal: Principal; now: Date }
    /** Another tip stands on an order. */
    'orders:tipped': { order: Order; principal: Principal; now: Date }
    /** Any other act but undo. */
    'orders:moved': { order: Order; act: Exclude<UndoableAct, 'update'>; principal: Principal; now: Date }
    /** Staff took money by one press, for these orders of one bill; each of them is told as moved before. */
    'orders:moneyTaken': { orders: readonly [Order, ...Order[]]; principal: Principal; now: Date }
    /** An act was taken back: `version` is the one that it had made, `withOrderId` the other order of a merge. */
    'orders:undone': {
      order: Order
      act: UndoableAct
      version: number
      withOrderId: number | null
      paidWith: PaidWith | null
      principal: Principal
      now: Date
    }
    /** A bill was closed, and so the sitting at its table is over: by a person, or by the venue's night, which is nobody. */
    'bills:closed': { bill: Bill; principal: Principal | null; now: Date }
  }
}
