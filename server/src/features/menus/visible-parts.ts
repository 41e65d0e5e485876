import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'

export const partTables = ['menus', 'categories', 'items', 'sides', 'modifier_groups'] as const

/** The tables of menu parts. */
export type PartTable = (typeof partTables)[number]

/** The tables of the parts that several items share. They are no parts of a menu: the rows of its items repeat them. */
export type SharedTable = 'shared_groups' | 'shared_sides'

/** The tables whose records are edited one by one. */
export type EditedTable = PartTable | SharedTable

/**
 * Returns the rows of one kind that a principal may see at these venues: staff all of them, others only those that are switched
 * on together with all their parents, so that an unfinished menu can't be read.
 */
export function visibleParts(
  db: Database,
  table: EditedTable,
  { principal, venueIds }: { principal: Principal | null; venueIds: readonly number[] | 'all' },
): Knex.QueryBuilder {
  const rows = db.build(table)
  if (venueIds !== 'all') void rows.whereIn('restaurantId', [...venueIds])
  // The server's own work sees everything.
  if (principal === null || can(principal, 'menus:readUnpublished')) return rows
  const visible = (above: PartTable) => visibleParts(db, above, { principal, venueIds }).select('id')
  return published[table](rows.where('isActive', true), visible)
}

type Visible = (above: PartTable) => Knex.QueryBuilder

const ofItem = (rows: Knex.QueryBuilder, visible: Visible) => rows.whereIn('itemId', visible('items'))

const published = {
  menus: (rows) => rows,
  categories: (rows, visible) => rows.whereIn('menuId', visible('menus')),
  items: (rows, visible) =>
    rows
      .whereIn('menuId', visible('menus'))
      .where((either) => void either.whereNull('categoryId').orWhereIn('categoryId', visible('categories'))),
  sides: ofItem,
  modifier_groups: ofItem,
  shared_groups: (rows) => rows,
  shared_sides: (rows) => rows,
} satisfies Record<EditedTable, (rows: Knex.QueryBuilder, visible: Visible) => Knex.QueryBuilder>
