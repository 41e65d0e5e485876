import { worksAt } from '@brigade/domain/access/principal.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { RenewTableToken, Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict, recordUnknown } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { repeatedRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { LiveCounts } from './public/live-counter.ts'
import { newTableToken } from './new-table-token.ts'
import { countedTable, tableColumns, type TableRow } from './table-columns.ts'

/**
 * Gives a table a new secret, which ends the sessions that the old one opened. Throws NotFound for another tenant's table, and Conflict if
 * the secret is no longer the one that the caller names.
 */
export function* renewTableToken(
  { id, tokenSince }: Omit<RenewTableToken, 'idempotencyKey'>,
  counts: LiveCounts,
  { principal, now, app }: Call,
): Transaction<Table> {
  const row = yield* lockRow<TableRow>('tables', { id, by: 'tokenVersion' })
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown()
  if (tokenSince !== undefined && !isSameInstant(tokenSince, row.tokenSince)) {
    throw conflict({ message: tableErrors.tokenRenewed, reason: 'tokenRenewed', extras: { at: row.tokenSince } })
  }
  const renewed = { token: newTableToken(), tokenSince: now.toISOString(), tokenVersion: row.tokenVersion + 1 }
  const [saved] = yield* tableColumns.update(renewed, { where: '"id" = ?', params: [id] })
  return countedTable(saved!, counts, { principal, publicUrl: app.settings.publicUrl })
}

/** Returns the table of a repeated renewal. */
export function* repeatedRenewal(
  id: number,
  counts: LiveCounts,
  { principal, app }: Call,
): Transaction<Table | undefined> {
  const row = yield* repeatedRecord(tableColumns, { id, principal })
  return row && countedTable(row, counts, { principal, publicUrl: app.settings.publicUrl })
}

function isSameInstant(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
}
