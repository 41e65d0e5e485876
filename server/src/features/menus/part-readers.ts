import type { Currency } from '@brigade/domain/kit/money.ts'
import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { Database } from '#kit/database.ts'
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
import type { PartReader } from './read-parts.ts'
import type { PartTable } from './visible-parts.ts'

export function menuReader(db: Database): PartReader<MenuRow, Menu> {
  return {
    db,
    table: 'menus',
    async toRecords(rows, principal) {
      const counted = { db, by: 'menuId', ids: rows.map(({ id }) => id), principal } as const
      const [categories, items] = await Promise.all([
        countParts({ ...counted, table: 'categories' }),
        countParts({ ...counted, table: 'items' }),
      ])
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
    async toRecords(rows, principal) {
      const items = await countParts({ db, table: 'items', by: 'categoryId', ids: rows.map(({ id }) => id), principal })
      return rows.map((row) => ({ ...categoryColumns.read(row), itemsCount: items(row.id) }))
    },
  }
}

export function itemReader(db: Database): PartReader<ItemRow, Item> {
  return {
    db,
    table: 'items',
    async toRecords(rows, principal) {
      const listed = { db, itemIds: rows.map(({ id }) => id), principal } as const
      const [currencyOf, sides, groups] = await Promise.all([
        findCurrencies(db, rows),
        listPartIds({ ...listed, table: 'sides' }),
        listPartIds({ ...listed, table: 'modifier_groups' }),
      ])
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
  return pricedReader(db, 'sides', sideColumns)
}

export function groupReader(db: Database): PartReader<GroupRow, ModifierGroup> {
  return pricedReader(db, 'modifier_groups', groupColumns)
}

function pricedReader<Row extends { restaurantId: number }, T>(
  db: Database,
  table: PartTable,
  columns: { read(row: Row, currency: Currency): T },
): PartReader<Row, T> {
  return {
    db,
    table,
    async toRecords(rows) {
      const currencyOf = await findCurrencies(db, rows)
      return rows.map((row) => columns.read(row, currencyOf(row)))
    },
  }
}

/** The currency of the venue that each of these rows belongs to. */
async function findCurrencies(
  db: Database,
  rows: readonly { restaurantId: number }[],
): Promise<(row: { restaurantId: number }) => Currency> {
  const venueIds = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
  const venues = await db.list<{ id: number; currency: Currency }>(
    db.build('venues').select('id', 'currency').whereIn('id', venueIds),
  )
  const byVenue = new Map(venues.map(({ id, currency }) => [id, currency]))
  return ({ restaurantId }) => {
    const currency = byVenue.get(restaurantId)
    if (!currency) throw new Error(`Venue ${restaurantId} is gone while its menu is read`)
    return currency
  }
}
