import { groupFields, sideFields } from '@brigade/domain/menus/menus.fields.ts'
import type { SharedKind } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { many, placesFor, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { partColumns, sharedGroupColumns, sharedSideColumns } from '../../part-columns.ts'

/** Where the groups and sides that items share are stored, and the columns that the rows of items repeat. */
export const sharedStorage = {
  group: {
    table: 'shared_groups',
    parts: 'modifier_groups',
    entity: 'modifier',
    nameColumn: 'groupName',
    fields: keysOf(groupFields),
    columns: sharedGroupColumns,
    repeated: ['groupName', 'isActive', 'min', 'max', 'options'],
  },
  side: {
    table: 'shared_sides',
    parts: 'sides',
    entity: 'side',
    nameColumn: 'name',
    fields: keysOf(sideFields),
    columns: sharedSideColumns,
    repeated: ['name', 'price', 'isActive', 'min', 'max', 'posItemId', 'soldOut'],
  },
} as const satisfies Record<SharedKind, object>

export type SharedStorage = (typeof sharedStorage)[SharedKind]

/** Returns the rows of the items that repeat a shared group or side. */
export function linkedParts({ parts }: SharedStorage, id: number): Transaction<{ id: number; itemId: number }[]> {
  return many<{ id: number; itemId: number }>(`SELECT "id", "itemId" FROM ${parts} WHERE "sharedId" = ?`, id)
}

/** Brings the rows of all items up to a shared group or side, in one statement. */
export function* repeatShared({ table, parts, repeated }: SharedStorage, id: number): Transaction<void> {
  const columns = [...repeated, ...doers].map((name) => `"${name}" = s."${name}"`).join(', ')
  yield* run(
    `UPDATE ${parts} SET ${columns}, "version" = ${parts}."version" + 1
     FROM ${table} s WHERE s."id" = ? AND ${parts}."sharedId" = s."id"`,
    id,
  )
}

/** Raises the version of a shared group or side whose items change. */
export function* touchShared(
  { table }: Pick<SharedStorage, 'table'>,
  { id, user, now }: { id: number; user: Principal; now: Date },
): Transaction<void> {
  const set = updatedBy(user, now)
  const names = Object.keys(set).map((name) => `"${name}" = ?`)
  yield* run(
    `UPDATE ${table} SET ${names.join(', ')}, "version" = "version" + 1 WHERE "id" = ?`,
    ...Object.values(set),
    id,
  )
}

/** Adds the rows of items that get a shared group or side, each as the last of its item. */
export function* insertLinked(
  { table, parts, repeated }: SharedStorage,
  { id, itemIds }: { id: number; itemIds: readonly number[] },
): Transaction<void> {
  const names = [...repeated, ...doers].map((name) => `"${name}"`)
  for (const chunk of chunksOf(itemIds, itemsAStatement)) {
    const insertion = {
      sql: `INSERT INTO ${parts} (${names.join(', ')}, "restaurantId", "sharedId", "itemId", "index")
       SELECT ${names.map((name) => `s.${name}`).join(', ')}, s."restaurantId", s."id", i."id",
         COALESCE((SELECT MAX(p."index") FROM ${parts} p WHERE p."itemId" = i."id"), 0) + 1
       FROM ${table} s JOIN items i ON i."restaurantId" = s."restaurantId"
       WHERE s."id" = ? AND i."id" IN (${placesFor(chunk)}) RETURNING *`,
      params: [id, ...chunk],
    }
    yield* rowsOf(partColumns[parts].audited('created', insertion))
  }
}

/** Removes the rows of items that lose a shared group or side. */
export function* deleteLinked(
  { parts }: SharedStorage,
  { id, itemIds }: { id: number; itemIds: readonly number[] },
): Transaction<void> {
  for (const chunk of chunksOf(itemIds, itemsAStatement)) {
    const removal = {
      sql: `DELETE FROM ${parts} WHERE "sharedId" = ? AND "itemId" IN (${placesFor(chunk)}) RETURNING *`,
      params: [id, ...chunk],
    }
    yield* rowsOf(partColumns[parts].audited('removed', removal))
  }
}

type Relink = { ids: readonly number[]; sharedId: number | null; user: Principal; now: Date }

/**
 * Makes rows of items repeat a shared group or side from now on, or with null be their own: forms and imports from before
 * that know none of the changes that they followed.
 */
export function* relink({ parts, fields }: SharedStorage, { ids, sharedId, user, now }: Relink): Transaction<void> {
  const set = updatedBy(user, now)
  const names = Object.keys(set).map((name) => `"${name}" = ?`)
  const version = `("version" + 1)`
  const inFields = fields.map((field) => `"${field}":' || ${version} || '`).join(',')
  if (sharedId === null) names.push(`"fieldVersions" = '{${inFields}}'`)
  for (const chunk of chunksOf(ids, itemsAStatement)) {
    const found = { where: `"id" IN (${placesFor(chunk)})`, params: [...chunk] }
    const change = {
      sql: `UPDATE ${parts} SET ${names.join(', ')}, "sharedId" = ?, "version" = ${version} WHERE ${found.where} RETURNING *`,
      params: [...Object.values(set), sharedId, ...chunk],
    }
    yield* rowsOf(partColumns[parts].audited('patched', change, found))
  }
}

/** Number of rows in one statement: each of them has an entry in the log, with all of its options. */
const itemsAStatement = 20

const doers = ['updatedAt', 'updatedBy', 'updatedByKind', 'updatedById'] as const
