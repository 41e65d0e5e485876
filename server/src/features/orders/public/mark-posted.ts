import type { Done } from '@brigade/domain/access/principal.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { saveDone } from '../records/save-act.ts'
import { lockOrder } from './lock-orders.ts'

/** Stores with an order that the point of sale has it, since when, and who posted it. (spec 1, §3) */
export function* markPosted(orderId: number, done: Done): Transaction<void> {
  const row = yield* lockOrder(orderId)
  const { by, byKind, byId, at } = done
  const changes = {
    postedToPOS: true,
    submittedtoPosBy: by,
    submittedtoPosByKind: byKind,
    submittedtoPosById: byId,
    submittedtoPosAt: at,
    postingTrouble: null,
  }
  const saved = yield* saveDone(row, { act: 'post', changes }, done)
  if (!saved) throw new Error(`Order ${orderId} was changed while it was held`)
}
