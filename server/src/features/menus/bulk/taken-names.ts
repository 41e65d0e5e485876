import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { kindRules } from '@brigade/domain/menus/bulk/bulk.rules.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { localTextOf } from '../stored-values.ts'
import type { ImportKind } from './public/import-kinds.ts'
import type { PriorRecords } from './import-columns.ts'

type NamedRow = Readonly<Record<string, unknown>> & { id: number }

/**
 * Returns the changed records that can't get their former name or place back, because another record has it now. Records
 * that are `left` unchanged count as well. A record that can't be restored keeps its name, which may be the former name of
 * another changed record: that one can't be restored either.
 */
export function* takenNames(
  { kind, table, parent, siblings }: ImportKind<BulkKind>,
  { created, changed }: PriorRecords,
  left: ReadonlySet<number>,
): Transaction<Set<number>> {
  const field: string = kindRules[kind].nameField
  const naming = [field, ...siblings]
  const restored = new Map(
    changed
      .filter(({ id, columns }) => !left.has(id) && naming.some((column) => column in columns))
      .map(({ id, columns }) => [id, columns]),
  )
  const taken = new Set<number>()
  if (restored.size === 0) return taken
  const columns = [...new Set(['id', parent, ...naming])].map((column) => `"${column}"`).join(', ')
  const own = yield* manyIn<NamedRow>(`SELECT "id", "${parent}" FROM ${table} WHERE "id" IN`, [...restored.keys()])
  const parentIds = [...new Set(own.map((row) => Number(row[parent])))]
  const all = yield* manyIn<NamedRow>(`SELECT ${columns} FROM ${table} WHERE "${parent}" IN`, parentIds)
  const removed = new Set(created.filter((id) => !left.has(id)))
  const rows = all.filter(({ id }) => !removed.has(id))

  const claimOf = (row: Readonly<Record<string, unknown>>) =>
    JSON.stringify([...siblings.map((column) => row[column]), plainName(localTextOf(String(row[field])))])
  for (;;) {
    const isBack = ({ id }: NamedRow) => restored.has(id) && !taken.has(id)
    const held = new Set(rows.filter((row) => !isBack(row)).map(claimOf))
    const lost = rows.filter((row) => isBack(row) && held.has(claimOf({ ...row, ...restored.get(row.id) })))
    if (lost.length === 0) return taken
    for (const { id } of lost) taken.add(id)
  }
}
