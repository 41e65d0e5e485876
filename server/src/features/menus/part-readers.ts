import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { rowsOfBuilt } from '#kit/database/built-query.ts'
import type { Database } from '#kit/database/database.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { countParts } from './count-parts.ts'
import { listPartIds } from './list-part-ids.ts'
import {
  categoryColumns,
  type CategoryRow,
  groupColumns,
  type GroupRow,
  itemColumns,
  type ItemRow,
  menuColumns,
  type MenuRow,
  sideColumns,
  type SideRow,
} from './part-columns.ts'
import type { PartReader, PartRecord } from './read-parts.ts'

export function menuReader(db: Database): PartReader<MenuRow, Menu> {
  return {
    db,
    table: 'menus',
    path: menusPath,
    *toRecords(rows, principal) {
      const counted = { db, by: 'menuId', ids: rows.map(({ id }) => id), principal } as const
      const categories = yield* countParts({ ...counted, table: 'categories' })
      const items = yield* countParts({ ...counted, table: 'items' })
      return rows.map((row) => ({
        ...menuColumns.read(row),
        categoryCount: categories(row.id),
        itemsCount: items(row.id),
      }))
    },
  }
}

export function categoryReader(db: Database): PartReader<CategoryRow, Category> {
  return {
    db,
    table: 'categories',
    path: categoriesPath,
    *toRecords(rows, principal) {
      const items = yield* countParts({
        db,
        table: 'items',
        by: 'categoryId',
        ids: rows.map(({ id }) => id),
        principal,
      })
      return rows.map((row) => ({ ...categoryColumns.read(row), itemsCount: items(row.id) }))
    },
  }
}

export function itemReader(db: Database): PartReader<ItemRow, Item> {
  return {
    db,
    table: 'items',
    path: itemsPath,
    *toRecords(rows, principal) {
      const listed = { db, itemIds: rows.map(({ id }) => id), principal } as const
      const currencyOf = yield* findCurrencies(db, rows)
      const sides = yield* listPartIds({ ...listed, table: 'sides' })
      const groups = yield* listPartIds({ ...listed, table: 'modifier_groups' })
      return rows.map((row) => ({
        ...itemColumns.read(row, currencyOf(row)),
        condimentsList: sides(row.id),
        modifiersList: groups(row.id),
        condimentsCount: sides(row.id).length,
        modifiersCount: groups(row.id).length,
      }))
    },
  }
}

export function sideReader(db: Database): PartReader<SideRow, Side> {
  return pricedReader(db, { table: 'sides', path: sidesPath, columns: sideColumns })
}

export function groupReader(db: Database): PartReader<GroupRow, ModifierGroup> {
  return pricedReader(db, { table: 'modifier_groups', path: modifierGroupsPath, columns: groupColumns })
}

type Priced<Row, T extends PartRecord> = Pick<PartReader<Row, T>, 'table' | 'path'> & {
  columns: { read(row: Row, currency: Currency): T }
}

function pricedReader<Row extends { restaurantId: number }, T extends PartRecord>(
  db: Database,
  { table, path, columns }: Priced<Row, T>,
): PartReader<Row, T> {
  return {
    db,
    table,
    path,
    *toRecords(rows) {
      const currencyOf = yield* findCurrencies(db, rows)
      return rows.map((row) => columns.read(row, currencyOf(row)))
    },
  }
}

/** Returns the currency of the venue of each of these rows. */
export function* findCurrencies(
  db: Database,
  rows: readonly { restaurantId: number }[],
): Transaction<(row: { restaurantId: number }) => Currency> {
  const venueIds = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
  const venues = yield* rowsOfBuilt<{ id: number; currency: Currency }>(
    db.build('venues').select('id', 'currency').whereIn('id', venueIds),
  )
  const byVenue = new Map(venues.map(({ id, currency }) => [id, currency]))
  return ({ restaurantId }) => {
    const currency = byVenue.get(restaurantId)
    if (!currency) throw new Error(`Venue ${restaurantId} is gone while its menu is read`)
    return currency
  }
}
