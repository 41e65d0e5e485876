import type { Done } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { emit, type Work } from '#kit/work.ts'
import { orderOfRow } from '../order-columns.ts'
import { saveDone } from '../save-act.ts'
import { holdOrder } from './hold-orders.ts'

/** Keeps with an order that the point of sale has it, since when, and who posted it. (spec 1, §3) */
export function* markPosted(orderId: number, done: Done): Work<void> {
  const row = yield* holdOrder(orderId)
  const { by, byKind, byId, at } = done
  const changes = {
    postedToPOS: true,
    submittedtoPosBy: by,
    submittedtoPosByKind: byKind,
    submittedtoPosById: byId,
    submittedtoPosAt: at,
    postingTrouble: null,
  }
  const saved = yield* saveDone(row, { act: 'post', changes, done })
  if (!saved) throw new Error(`Order ${orderId} was changed while it was held`)
  yield* emit(ordersPath, 'patched', orderOfRow(saved))
}
