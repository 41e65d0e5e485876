import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { UndoableAct } from '@brigade/domain/orders/orders.undo.ts'
import type { SellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Call } from '#kit/context/call.ts'
import type { PaidWith } from './records/save-act.ts'

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    'orders:placed': Call & { order: Order; venue: SellingVenue }
    /** An order has other lines than `before`: edited, taken over from one that was merged into it, or restored. */
    'orders:cartChanged': Call & { order: Order; before: Order; act: 'update' | 'merge' | 'undo' }
    /** A machine reported another amount paid online for an order. */
    'orders:paid': Call & { order: Order; before: Order }
    /** The tip of an order has changed. */
    'orders:tipped': Call & { order: Order }
    /** Any other act but undo. */
    'orders:moved': Call & { order: Order; act: Exclude<UndoableAct, 'update'> }
    /** Staff recorded one payment for these orders of one bill; `orders:moved` has run for each of them before. */
    'orders:moneyTaken': Call & { orders: readonly [Order, ...Order[]] }
    /** An act was undone: `version` is the one that it had made, `withOrderId` the other order of a merge. */
    'orders:undone': Call & {
      order: Order
      act: UndoableAct
      version: number
      withOrderId: number | null
      paidWith: PaidWith | null
    }
    /** A bill was closed, which ended the sitting at its table: by a person, or by the venue's night, which has no principal. */
    'bills:closed': Call<Principal | null> & { bill: Bill }
  }
}
