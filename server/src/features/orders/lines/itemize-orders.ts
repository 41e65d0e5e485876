import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { Database } from '#kit/database.ts'
import { chunksOf, manyIn } from '#kit/in-chunks.ts'
import { many, one, placesFor, run, type Work } from '#kit/work.ts'
import { type OrderRow, soldLinesOf } from '../order-columns.ts'
import { lineColumns, type LineRow } from './line-columns.ts'

/** No more of the log than this in one transaction, which holds the process up, and at one time: over 300 orders a second. */
const entriesATurn = 100
const turnsATime = 1000

/** Of two entries the later may be committed first: what is younger waits, longer than any transaction lasts. What came before an older one is there. */
const settledAfterMs = 60_000

/**
 * Writes the lines of all orders as rows whose log has gone on since the last time, in transactions of their own: placing does not wait
 * for them. A merged or a cancelled order has none, its lines stand in another or were not sold.
 */
export async function itemizeOrders(db: Database, now: Date): Promise<void> {
  for (let turn = 0; turn < turnsATime; turn += 1) {
    const isMore = await db.write(() => itemizeNext(now))
    if (!isMore) return
  }
}

function* itemizeNext(now: Date): Work<boolean> {
  // Written as it is, the row keeps everybody else waiting who would go on from it.
  const reader = yield* one<{ lastEventId: number }>(
    `UPDATE log_readers SET "lastEventId" = "lastEventId" WHERE "name" = ? RETURNING "lastEventId"`,
    readerName,
  )
  if (!reader) throw new Error('Nobody knows how far the log was read')
  // From the end, so that one which is dated ahead, by a clock that went wrong, holds nothing back that came after it.
  const lastSettled = yield* one<{ id: number }>(
    'SELECT "id" FROM order_events WHERE "id" > ? AND "at" <= ? ORDER BY "id" DESC LIMIT 1',
    reader.lastEventId,
    new Date(now.getTime() - settledAfterMs).toISOString(),
  )
  if (!lastSettled) return false
  const settled = yield* many<{ id: number; orderId: number }>(
    'SELECT "id", "orderId" FROM order_events WHERE "id" > ? AND "id" <= ? ORDER BY "id" LIMIT ?',
    reader.lastEventId,
    lastSettled.id,
    entriesATurn,
  )
  yield* writeLines([...new Set(settled.map(({ orderId }) => orderId))])
  const { id: lastEventId } = settled.at(-1)!
  yield* run('UPDATE log_readers SET "lastEventId" = ? WHERE "name" = ?', lastEventId, readerName)
  return lastEventId < lastSettled.id
}

const readerName = 'order lines'

type Itemized = Pick<OrderRow, 'id' | 'restaurantId' | 'cart'> & { status: OrderStatus }

function* writeLines(orderIds: readonly number[]): Work<void> {
  const orders = yield* manyIn<Itemized>(
    'SELECT "id", "restaurantId", "status", "cart" FROM orders WHERE "id" IN',
    orderIds,
  )
  const sold = orders.flatMap((order) => linesIn(order).map((line, place) => ({ order, line, place })))
  const itemIds = [...new Set(sold.map(({ line }) => line.itemId))]
  const items = yield* manyIn<{ id: number; categoryId: number | null }>(
    'SELECT "id", "categoryId" FROM items WHERE "id" IN',
    itemIds,
  )
  const categoryOf = new Map(items.map(({ id, categoryId }) => [id, categoryId]))
  const rows = sold.map(({ order, line, place }): LineRow => ({
    orderId: order.id,
    place,
    restaurantId: order.restaurantId,
    itemId: line.itemId,
    categoryId: categoryOf.get(line.itemId) ?? null,
    menuId: line.menu.id,
    quantity: line.itemQty,
    total: line.totalPrice,
    soldAt: line.addedAt,
  }))
  for (const ids of chunksOf(orderIds)) {
    yield* run(`DELETE FROM order_lines WHERE "orderId" IN (${placesFor(ids)})`, ...ids)
  }
  for (const chunk of chunksOf(rows, rowsAStatement)) yield* insertLines(chunk)
}

const rowsAStatement = 50

function* insertLines(rows: readonly LineRow[]): Work<void> {
  const { names } = lineColumns
  const values = `(${placesFor(names)})`
  yield* run(
    `INSERT INTO order_lines (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${rows.map(() => values).join(', ')}`,
    ...rows.flatMap((row) => names.map((name) => row[name])),
  )
}

/** A cart from before whose lines can't be read has been told of, and keeps the lines of no other order waiting. */
function linesIn({ status, cart }: Itemized): SoldLine[] {
  if (status === 'merged' || status === 'cancelled') return []
  try {
    const lines = soldLinesOf({ cart })
    return lines.every(isWhole) ? lines : []
  } catch {
    return []
  }
}

function isWhole({ itemId, itemQty, totalPrice, menu, addedAt }: SoldLine): boolean {
  return [itemId, itemQty, totalPrice, menu.id].every(Number.isSafeInteger) && typeof addedAt === 'string'
}
