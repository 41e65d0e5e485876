import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { Database } from '#kit/database/database.ts'
import { chunksOf, manyIn } from '#kit/database/in-chunks.ts'
import { many, one, placesFor, run, type Transaction } from '#kit/database/transaction.ts'
import { type OrderRow, soldLinesOf } from '../records/order-columns.ts'
import { lineColumns, type LineRow } from './line-columns.ts'

/**
 * Limits the log entries in one transaction, which blocks the process, and the transactions of one run: together over 300 orders a
 * second.
 */
const entriesATurn = 100
const turnsATime = 1000

/**
 * Log entries may be committed out of order: an entry waits until it is older than any transaction can last, so that all earlier ones are
 * visible.
 */
const settledAfterMs = 60_000

/**
 * Writes the lines of all orders as rows whose log has grown since the last run, in transactions of their own: placing does not wait for
 * them. A merged, a cancelled or a test order has no rows: its lines are in another order or were not sold.
 */
export async function itemizeOrders(db: Database, now: Date): Promise<void> {
  for (let turn = 0; turn < turnsATime; turn += 1) {
    const isMore = await db.write(() => itemizeNext(now))
    if (!isMore) return
  }
}

function* itemizeNext(now: Date): Transaction<boolean> {
  // Writing the row unchanged locks it against other processes that would continue from it.
  const reader = yield* one<{ lastEventId: number }>(
    `UPDATE log_readers SET "lastEventId" = "lastEventId" WHERE "name" = ? RETURNING "lastEventId"`,
    readerName,
  )
  if (!reader) throw new Error('Nobody knows how far the log was read')
  // Searches from the end, so that an entry that a wrong clock has dated ahead does not block later ones.
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

type Itemized = Pick<OrderRow, 'id' | 'restaurantId' | 'cart' | 'isTest'> & { status: OrderStatus }

function* writeLines(orderIds: readonly number[]): Transaction<void> {
  const orders = yield* manyIn<Itemized>(
    'SELECT "id", "restaurantId", "status", "cart", "isTest" FROM orders WHERE "id" IN',
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

function* insertLines(rows: readonly LineRow[]): Transaction<void> {
  const { names } = lineColumns
  const values = `(${placesFor(names)})`
  yield* run(
    `INSERT INTO order_lines (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${rows.map(() => values).join(', ')}`,
    ...rows.flatMap((row) => names.map((name) => row[name])),
  )
}

/**
 * Returns the lines of an order; none for an old cart with unreadable lines, which was reported before and must not block the lines of
 * other orders.
 */
function linesIn({ status, cart, isTest }: Itemized): SoldLine[] {
  if (status === 'merged' || status === 'cancelled' || isTest) return []
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
