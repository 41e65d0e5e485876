import { many, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { newTableToken } from './new-table-token.ts'
import { tableColumns, type TableRow } from './table-columns.ts'

/** Copies the tables and rooms of a duplicated venue, each with a code of its own. */
export function* copyTables({ from, to, copies, principal, now }: HookInputs['venues:duplicated']): Transaction<void> {
  if (!copies.includes('tables')) return
  const rows = yield* many<TableRow>('SELECT * FROM tables WHERE "restaurantId" = ? ORDER BY "index", "id"', from)
  for (const row of rows) {
    const { name, area, seats, index, isActive } = tableColumns.read(row)
    yield* tableColumns.insert({
      restaurantId: to,
      name,
      area,
      seats,
      index,
      isActive,
      token: newTableToken(),
      tokenSince: now.toISOString(),
      ...updatedBy(principal, now),
    })
  }
}
