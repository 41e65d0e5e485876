import { many, type Transaction } from '#kit/database/transaction.ts'
import type { CategoryRow, GroupRow, ItemRow, MenuRow, SideRow } from './part-columns.ts'
import { type PartTable, partTables } from './visible-parts.ts'

type PartRows = {
  menus: MenuRow
  categories: CategoryRow
  items: ItemRow
  sides: SideRow
  modifier_groups: GroupRow
}

/** The changed rows of a venue's menu, or all of them, and the ids of deleted rows. */
export type CatalogueChanges = { [Table in PartTable]: PartChanges<PartRows[Table]> }

/** The rows are in no order. */
export type PartChanges<Row> = { rows: Row[]; gone: number[] }

/** The columns that the reader uses and no others: reading all columns of ten thousand rows is noticeably slow. */
export type ReadColumns = Readonly<Record<PartTable, readonly string[]>>

type ReadChanges = { venueId: number; columns: ReadColumns; since: number | undefined }

/**
 * Returns the changes of a venue's menu since a version of its catalogue; without a version, all of it. They are
 * consistent only if the version is the same before and after.
 */
export function* readChanges({ venueId, columns, since }: ReadChanges): Transaction<CatalogueChanges> {
  const changed = since === undefined ? undefined : yield* changedSince(venueId, since)
  return {
    menus: yield* partsOf('menus'),
    categories: yield* partsOf('categories'),
    items: yield* partsOf('items'),
    sides: yield* partsOf('sides'),
    modifier_groups: yield* partsOf('modifier_groups'),
  }

  function* partsOf<Table extends PartTable>(table: Table): Transaction<PartChanges<PartRows[Table]>> {
    const names = columns[table].map((name) => `t."${name}"`).join(', ')
    if (since === undefined || changed === undefined) {
      const rows = yield* many<PartRows[Table]>(`SELECT ${names} FROM ${table} t WHERE t."restaurantId" = ?`, venueId)
      return { rows, gone: [] }
    }
    const ids = changed.get(table) ?? []
    if (ids.length === 0) return { rows: [], gone: [] }
    const rows = yield* many<PartRows[Table]>(
      `SELECT ${names} FROM menu_changes c JOIN ${table} t ON t."id" = c."recordId"
       WHERE c."restaurantId" = ? AND c."changedIn" > ? AND c."part" = '${table}'`,
      venueId,
      since,
    )
    const found = new Set(rows.map(({ id }) => id))
    return { rows, gone: ids.filter((id) => !found.has(id)) }
  }
}

function* changedSince(venueId: number, since: number): Transaction<Map<PartTable, number[]>> {
  const rows = yield* many<{ part: PartTable; recordId: number }>(
    'SELECT "part", "recordId" FROM menu_changes WHERE "restaurantId" = ? AND "changedIn" > ?',
    venueId,
    since,
  )
  const byPart = Map.groupBy(rows, ({ part }) => part)
  return new Map(partTables.map((table) => [table, (byPart.get(table) ?? []).map(({ recordId }) => recordId)]))
}
