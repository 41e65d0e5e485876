import { can } from '@brigade/domain/access/permissions.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { roleLabels } from '@brigade/domain/access/roles.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { AuditedAs } from '#kit/database/audit-rows.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

/**
 * How changes of accounts are logged: the language is a person's own choice. Whatever is done to a person has an entry at each of their
 * venues, where its manager reads it. Managers of one of them can only take the person off it, so that no entry names their colleagues
 * to another tenant.
 */
export const auditedPerson: AuditedAs<Omit<StaffUser, 'restaurantId'>, { passwordHash: string }> = {
  record: 'person',
  nameOf: ({ fname, lname }) => `${fname} ${lname}`.trim(),
  except: ['language'],
  hidden: ['passwordHash'],
  *placesOf(row): Transaction<readonly number[]> {
    if (!hasFields(row) || typeof row.id !== 'number' || isHeadOffice(row.role)) return []
    return yield* venuesOfAccount(row.id)
  },
}

type Worker = Pick<StaffUser, 'role'> & { restaurantId: readonly number[] }

/** Returns the venues where a member of staff works; none for those who see all venues. */
export function auditedVenuesOf({ role, restaurantId }: Worker): readonly number[] {
  return isHeadOffice(role) ? [] : restaurantId
}

function isHeadOffice(role: unknown): boolean {
  return typeof role === 'string' && isKeyOf(roleLabels, role) && can({ role }, 'venues:all')
}

function* venuesOfAccount(userId: number): Transaction<number[]> {
  const rows = yield* many<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM user_venues WHERE "userId" = ? ORDER BY "position", "restaurantId"',
    userId,
  )
  return rows.map(({ restaurantId }) => restaurantId)
}
