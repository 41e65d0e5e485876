import type { Currency } from '@brigade/domain/kit/money.ts'
import { sharedGroupsPath, sharedSidesPath } from '@brigade/domain/menus/menus.shared.api.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { sharedGroupColumns, type SharedGroupRow, sharedSideColumns, type SharedSideRow } from '../part-columns.ts'
import { findCurrencies } from '../part-readers.ts'
import type { PartReader } from '../read-parts.ts'

export function sharedGroupReader(db: Database): PartReader<SharedGroupRow, SharedGroup> {
  return {
    db,
    table: 'shared_groups',
    path: sharedGroupsPath,
    toRecords: (rows) => withItems(db, { rows, parts: 'modifier_groups', read: sharedGroupColumns.read }),
  }
}

export function sharedSideReader(db: Database): PartReader<SharedSideRow, SharedSide> {
  return {
    db,
    table: 'shared_sides',
    path: sharedSidesPath,
    toRecords: (rows) => withItems(db, { rows, parts: 'sides', read: sharedSideColumns.read }),
  }
}

type WithItems<Row, T> = {
  rows: readonly Row[]
  parts: 'modifier_groups' | 'sides'
  read(row: Row, currency: Currency): T
}

function* withItems<Row extends { id: number; restaurantId: number }, T extends object>(
  db: Database,
  { rows, parts, read }: WithItems<Row, T>,
): Transaction<(T & { itemIds: number[] })[]> {
  const currencyOf = yield* findCurrencies(db, rows)
  const linked = yield* manyIn<{ sharedId: number; itemId: number }>(
    `SELECT "sharedId", "itemId" FROM ${parts} WHERE "sharedId" IN`,
    rows.map(({ id }) => id),
  )
  const byShared = Map.groupBy(linked, ({ sharedId }) => sharedId)
  return rows.map((row) => ({
    ...read(row, currencyOf(row)),
    itemIds: (byShared.get(row.id) ?? []).map(({ itemId }) => itemId).toSorted((one, other) => one - other),
  }))
}
