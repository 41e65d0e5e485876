import type { Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { rowsOf, type SqlValue, type Transaction } from '#kit/database/transaction.ts'
import type { PartColumns, PartRow } from '../editing/public/part-editor.ts'
import { updatePart } from '../editing/public/save-part.ts'
import type { ImportKind } from './public/import-kinds.ts'
import type { PriorRecords } from './import-columns.ts'
import type { ImportPlan } from './plan-import.ts'

type WriteImport<Kind extends BulkKind> = { kind: ImportKind<Kind>; plan: ImportPlan; user: Principal; now: Date }

/** Stores the changes of an import, new records as the last of their siblings, and returns the data for undoing it. */
export function* writeImport<Kind extends BulkKind>({
  kind,
  plan,
  user,
  now,
}: WriteImport<Kind>): Transaction<PriorRecords> {
  const { table, siblings } = kind
  const places = new Places(plan.rows, siblings)
  const stamp = updatedBy(user, now)
  const created: number[] = []
  const nextIndex = (values: readonly SqlValue[]) => places.next(values)
  for (const statement of plan.created.insertions({ table, siblings, nextIndex, stamp })) {
    for (const { id } of yield* rowsOf<{ id: number }>(statement)) created.push(id)
  }
  const changed: PriorRecords['changed'] = []
  for (const { row, columns, changed: fields } of plan.changed) {
    const before: PartRow & PartColumns = row
    const isElsewhere = siblings.some((column) => column in columns)
    const written: PartColumns = isElsewhere ? { ...columns, index: places.nextTo({ ...before, ...columns }) } : columns
    yield* updatePart(table, { row: before, columns: written, changed: fields, user, now })
    const prior = Object.fromEntries(Object.keys(written).map((column) => [column, before[column]!]))
    changed.push({ id: before.id, version: before.version + 1, fields, columns: prior })
  }
  return { created, changed }
}

/** The next free indexes among records that share the columns of siblings. */
class Places {
  readonly #siblings: readonly string[]
  readonly #last = new Map<string, number>()

  constructor(rows: readonly PartRow[], siblings: readonly string[]) {
    this.#siblings = siblings
    for (const row of rows) {
      const key = keyOf(this.#valuesOf(row))
      this.#last.set(key, Math.max(row.index, this.#last.get(key) ?? 0))
    }
  }

  /** Returns the next index among those that have these values in the columns of siblings. */
  next(values: readonly SqlValue[]): number {
    const key = keyOf(values)
    const place = (this.#last.get(key) ?? 0) + 1
    this.#last.set(key, place)
    return place
  }

  /** Returns the next index among the siblings of a row. */
  nextTo(row: PartColumns): number {
    return this.next(this.#valuesOf(row))
  }

  #valuesOf(row: PartColumns): SqlValue[] {
    return this.#siblings.map((column) => row[column]!)
  }
}

function keyOf(values: readonly SqlValue[]): string {
  return values.map((value) => value ?? '').join('/')
}
