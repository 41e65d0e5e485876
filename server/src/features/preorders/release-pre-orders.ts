import { doneBy, type MachinePrincipal, type Principal } from '@brigade/domain/access/principal.ts'
import type { PreOrder, ReleasePreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import { isOfToday } from '@brigade/domain/preorders/slots.ts'
import { releaseFormOrder } from '#features/orders/public/form-orders.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call } from '#kit/context/call.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { findPreOrder, hasMoved, refuseMovedPreOrder } from './find-pre-order.ts'
import { preOrderColumns, preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/**
 * Sends a pre-order to the kitchen before its time. Throws NotFound, and Conflict if it is there or cancelled already, or if its day has not
 * begun: it would be on the bill of the evening before.
 */
export function* releasePreOrder({ id }: ReleasePreOrder, call: Call): Transaction<PreOrder> {
  const row = yield* findPreOrder(id, call.principal)
  const venue = yield* findSellingVenue(row.tableId)
  if (venue && isWaiting(row) && !isOfToday(row.slotAt, venue, call.now))
    throw conflict({ message: preOrderErrors.notToday, reason: 'notToday' })
  return yield* release(row, { isToGo: () => true, call })
}

/** The most that one run releases; the next minute has the others. */
const mostARun = 500

/**
 * Sends all pre-orders to the kitchen whose time has come, each in a transaction of its own. Its order is released under its lock, so that
 * two processes never release it twice; what was due while no process ran is released by the first run.
 */
export async function releaseDuePreOrders(app: App, now: Date): Promise<void> {
  const due = await app.db.many<PreOrderRow>(
    `SELECT * FROM pre_orders WHERE "releaseAt" <= ? AND "state" IN ('waiting', 'accepted') ORDER BY "releaseAt", "id" LIMIT ${mostARun}`,
    now.toISOString(),
  )
  const isToGo = ({ releaseAt }: PreOrderRow) => releaseAt <= now.toISOString()
  await forEachLogged(app, { of: 'preOrder', rows: due }, async (row) => {
    const call = { principal: queueOf(row), now, app }
    try {
      await app.db.write(() => release(row, { isToGo, call }))
    } catch (error) {
      // A guest or a colleague has moved, cancelled or released it since it was read.
      if (hasMoved(error)) return
      throw error
    }
    app.log.info({ preOrder: row.id, order: row.orderId }, 'A pre-order was released')
  })
}

type Release = { isToGo: (row: PreOrderRow) => boolean; call: Call }

/** Releases a pre-order, if it still waits and is still to go once its order is locked. Throws Conflict. */
function* release({ id, orderId, tableId, currency }: PreOrderRow, { isToGo, call }: Release): Transaction<PreOrder> {
  const { principal, now } = call
  function* acceptor() {
    const row = yield* findPreOrder(id, principal)
    if (!isWaiting(row) || !isToGo(row)) refuseMovedPreOrder(row)
    return acceptorOf(row, call)
  }
  const order = yield* releaseFormOrder({ id: orderId, tableId, acceptor }, call)
  if (!order) refuseMovedPreOrder(yield* findPreOrder(id, principal))
  const [saved] = yield* preOrderColumns.update(
    { state: 'released', releasedAt: now.toISOString(), ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
    currency,
  )
  return preOrderOfRow(saved!)
}

function isWaiting({ state }: PreOrderRow): boolean {
  return state === 'waiting' || state === 'accepted'
}

/** Returns who accepted it in the queue; else who releases it. */
function acceptorOf(row: PreOrderRow, { principal, now }: { principal: Principal; now: Date }) {
  const { acceptedBy: by, acceptedByKind: byKind, acceptedById: byId } = row
  return by !== null && byKind !== null ? { by, byKind, byId } : doneBy(principal, now)
}

/** The queue itself, as the author of what it releases. */
function queueOf({ restaurantId }: PreOrderRow): MachinePrincipal {
  return { kind: 'machine', role: 'machine', id: null, name: 'Pre-orders', restaurantId: [restaurantId] }
}
