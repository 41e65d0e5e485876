import { many, type Work } from '#kit/work.ts'
import type { CategoryRow, GroupRow, ItemRow, MenuRow, SideRow } from './part-columns.ts'
import { type PartTable, partTables } from './visible-parts.ts'

type PartRows = {
  menus: MenuRow
  categories: CategoryRow
  items: ItemRow
  sides: SideRow
  modifier_groups: GroupRow
}

/** The rows of a venue's menu as they are now, those that changed or all of them, and the ids of those that are gone. */
export type Changes = { [Table in PartTable]: PartChanges<PartRows[Table]> }

/** In no order. */
export type PartChanges<Row> = { rows: Row[]; gone: number[] }

/** What the reader makes something of, and no more: reading the rest of some ten thousand rows is felt. */
export type ReadColumns = Readonly<Record<PartTable, readonly string[]>>

type ReadChanges = { venueId: number; columns: ReadColumns; since: number | undefined }

/**
 * What changed of a venue's menu after a version of its catalogue; all that there is without one. To be believed only when
 * the version is the same before and after.
 */
export function* readChanges({ venueId, columns, since }: ReadChanges): Work<Changes> {
  const changed = since === undefined ? undefined : yield* changedSince(venueId, since)
  return {
    menus: yield* partsOf('menus'),
    categories: yield* partsOf('categories'),
    items: yield* partsOf('items'),
    sides: yield* partsOf('sides'),
    modifier_groups: yield* partsOf('modifier_groups'),
  }

  function* partsOf<Table extends PartTable>(table: Table): Work<PartChanges<PartRows[Table]>> {
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

function* changedSince(venueId: number, since: number): Work<Map<PartTable, number[]>> {
  const rows = yield* many<{ part: PartTable; recordId: number }>(
    'SELECT "part", "recordId" FROM menu_changes WHERE "restaurantId" = ? AND "changedIn" > ?',
    venueId,
    since,
  )
  const byPart = Map.groupBy(rows, ({ part }) => part)
  return new Map(partTables.map((table) => [table, (byPart.get(table) ?? []).map(({ recordId }) => recordId)]))
}
