import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import type { AuditedRecord } from '@brigade/domain/access/audit-kinds.ts'
import type { SortKind, SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import type { EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Caller } from '#kit/context/call.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { audit, emit, many, one, type Transaction } from '#kit/database/transaction.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'
import { lockEditedVenue, raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import { localTextOf } from '../stored-values.ts'
import type { PartTable } from '../visible-parts.ts'

/** The sorted records: those of `table` that share a value in `by`, which is the id of a record of `above`. */
type Sorting = {
  table: PartTable
  by: string
  above: PartTable | 'venues'
  entity: EditedEntity
  /** The kind of the record above, in the audit log. */
  record: AuditedRecord
}

const inMenu: Sorting = { table: 'items', by: 'menuId', above: 'menus', entity: 'menu', record: 'menu' }
const inCategory: Sorting = {
  table: 'items',
  by: 'categoryId',
  above: 'categories',
  entity: 'category',
  record: 'category',
}

const sortings: Record<SortKind, Sorting> = {
  menus: { table: 'menus', by: 'restaurantId', above: 'venues', entity: 'menu', record: 'venue' },
  categories: { table: 'categories', by: 'menuId', above: 'menus', entity: 'menu', record: 'menu' },
  items: inCategory,
  sides: { table: 'sides', by: 'itemId', above: 'items', entity: 'item', record: 'item' },
  modifiers: { table: 'modifier_groups', by: 'itemId', above: 'items', entity: 'item', record: 'item' },
}

export type SortedAtVenue = SortOrder & { restaurantId: number }

/**
 * Gives all records of one parent a new order. Throws Conflict with the current order if the ids are not exactly those of the parent,
 * because a colleague added or deleted one in between. The edit is noted as one of the parent. An unchanged order is no edit.
 */
export function* sortParts(order: SortOrder, { principal: user, now }: Caller): Transaction<SortedAtVenue> {
  const { table, by, above, entity, record } =
    order.kind === 'items' && order.parent === 'menu' ? inMenu : sortings[order.kind]
  const parent = yield* findParent(above, order.parentId, user)
  yield* lockEditedVenue(parent.restaurantId)
  const standing = yield* many<{ id: number }>(
    `SELECT "id" FROM ${table} WHERE "${by}" = ? ORDER BY "index", "id"`,
    order.parentId,
  )
  const ids = standing.map(({ id }) => id)
  const sorted = { ...order, restaurantId: parent.restaurantId }
  if (!(yield* putInOrder(table, { standing: ids, ids: order.ids, raisesVersions: true }))) return sorted
  yield* raiseCatalogueVersion(parent.restaurantId)
  yield* audit({
    act: 'sorted',
    record,
    recordId: order.parentId,
    recordName: parent.name,
    restaurantId: parent.restaurantId,
    ...changesBetween({ before: { [order.kind]: ids }, after: { [order.kind]: order.ids } }),
  })
  yield* recordEdit({
    user,
    venueId: parent.restaurantId,
    action: 'updated',
    entity,
    entityName: parent.name,
    now,
  })
  yield* emit(sortOrderPath, 'created', sorted)
  return sorted
}

function* findParent(
  above: Sorting['above'],
  id: number,
  user: Principal,
): Transaction<{ restaurantId: number; name: string }> {
  const column = above === 'venues' ? 'id' : 'restaurantId'
  const row = yield* one<{ restaurantId: number; name: string }>(
    `SELECT "${column}" AS "restaurantId", "name" FROM ${above} WHERE "id" = ?`,
    id,
  )
  if (!row || !worksAt(user, row.restaurantId)) throw recordUnknown()
  return { restaurantId: row.restaurantId, name: above === 'venues' ? row.name : localTextOf(row.name).en }
}
