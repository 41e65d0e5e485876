import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { UndoableAct } from '@brigade/domain/orders/orders.undo.ts'

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    'orders:moved': { order: Order; act: UndoableAct; principal: Principal; now: Date }
    /** An act was taken back: `version` is the one that it had made, `withOrderId` the other order of a merge. */
    'orders:undone': {
      order: Order
      act: UndoableAct
      version: number
      withOrderId: number | null
      principal: Principal
      now: Date
    }
  }
}
