import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { menuErrors, type MenuErrorCode } from '@brigade/domain/menus/menus.errors.ts'
import { badRequest, forbidden, otherVenue } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { PartTable } from '../visible-parts.ts'

type Parent = { field: string; id: number; code: MenuErrorCode; user: Principal }

/**
 * Returns the venue of a new record's parent. Throws BadRequest that names the field if the parent does not exist or belongs to
 * another tenant.
 */
export function* venueOfParent(table: PartTable, { field, id, code, user }: Parent): Transaction<number> {
  const row = yield* one<{ restaurantId: number }>(`SELECT "restaurantId" FROM ${table} WHERE "id" = ?`, id)
  if (row && worksAt(user, row.restaurantId)) return row.restaurantId
  throw wrongParent(field, code)
}

/** Refuses a body that names another venue than that of the record's parent. */
export function assertSameVenue(named: unknown, venueId: number, user: Principal): void {
  if (named === undefined || named === venueId) return
  if (typeof named === 'number' && worksAt(user, named)) throw wrongParent('restaurantId', 'parentFixed')
  throw otherVenue()
}

export function wrongParent(field: string, code: MenuErrorCode) {
  return badRequest({ message: menuErrors[code], reason: code, fields: { [field]: menuErrors[code] } })
}

/** Refuses a change that only some roles may make. */
export function assertMay(user: Principal, permission: Permission, code: MenuErrorCode): void {
  if (can(user, permission)) return
  throw forbidden({ message: menuErrors[code], reason: 'permission', extras: { permission } })
}
