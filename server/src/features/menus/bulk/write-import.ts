import type { Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import { updatedBy } from '#kit/records.ts'
import { many, placesFor, type Work } from '#kit/work.ts'
import type { Columns, PartRow } from '../editing/door/part-editor.ts'
import { updatePart } from '../editing/door/save-part.ts'
import type { PartTable } from '../visible-parts.ts'
import type { ImportKind } from './door/import-kinds.ts'
import { chunksOf } from '#kit/in-chunks.ts'
import type { PriorRecords } from './import-columns.ts'
import type { ImportPlan } from './plan-import.ts'

/** New records in one statement: a table has up to thirty columns, and databases take some thousand values at a time. */
const rowsAStatement = 100

type WriteImport<Kind extends BulkKind> = { kind: ImportKind<Kind>; plan: ImportPlan; user: Principal; now: Date }

/** Stores what an import makes and changes, new ones as the last of their siblings, and gives what undoing it needs. */
export function* writeImport<Kind extends BulkKind>({ kind, plan, user, now }: WriteImport<Kind>): Work<PriorRecords> {
  const { table, siblings } = kind
  const places = new Places(plan.rows, siblings)
  const stamp = updatedBy(user, now)
  const created: number[] = []
  for (const chunk of chunksOf(plan.created, rowsAStatement)) {
    const rows = chunk.map((columns) => ({ ...columns, index: places.next(columns), ...stamp }))
    created.push(...(yield* insertAll(table, rows)))
  }
  const changed: PriorRecords['changed'] = []
  for (const { row, columns, changed: fields } of plan.changed) {
    const before: PartRow & Columns = row
    const isElsewhere = siblings.some((column) => column in columns)
    const written: Columns = isElsewhere ? { ...columns, index: places.next({ ...before, ...columns }) } : columns
    yield* updatePart(table, { row: before, columns: written, changed: fields, user, now })
    const prior = Object.fromEntries(Object.keys(written).map((column) => [column, before[column]!]))
    changed.push({ id: before.id, version: before.version + 1, fields, columns: prior })
  }
  return { created, changed }
}

/** The next free place among those that share the columns of siblings. */
class Places {
  readonly #siblings: readonly string[]
  readonly #last = new Map<string, number>()

  constructor(rows: readonly PartRow[], siblings: readonly string[]) {
    this.#siblings = siblings
    for (const row of rows) {
      const key = this.#keyOf(row)
      this.#last.set(key, Math.max(row.index, this.#last.get(key) ?? 0))
    }
  }

  next(row: Columns): number {
    const key = this.#keyOf(row)
    const place = (this.#last.get(key) ?? 0) + 1
    this.#last.set(key, place)
    return place
  }

  #keyOf(row: Columns): string {
    return this.#siblings.map((column) => row[column] ?? '').join('/')
  }
}

function* insertAll(table: PartTable, rows: readonly Columns[]): Work<number[]> {
  const names = Object.keys(rows[0] ?? {})
  const places = `(${placesFor(names)})`
  const inserted = yield* many<{ id: number }>(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     VALUES ${rows.map(() => places).join(', ')} RETURNING "id"`,
    ...rows.flatMap((row) => names.map((name) => row[name]!)),
  )
  return inserted.map(({ id }) => id)
}
