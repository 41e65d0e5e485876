import { can } from '@brigade/domain/access/permissions.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { roleLabels } from '@brigade/domain/access/roles.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { AuditedAs } from '#kit/database/audit-rows.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/** How changes of accounts are logged: the language is a person's own choice. Managers read those of their venue's staff. */
export const auditedPerson: AuditedAs<Omit<StaffUser, 'restaurantId'>, { passwordHash: string }> = {
  record: 'person',
  nameOf: ({ fname, lname }) => `${fname} ${lname}`.trim(),
  except: ['language'],
  hidden: ['passwordHash'],
  *venueOf(row): Transaction<number | null> {
    if (!hasFields(row) || typeof row.id !== 'number') return null
    return isHeadOffice(row.role) ? null : yield* firstVenueOf(row.id)
  },
}

type Worker = Pick<StaffUser, 'role'> & { restaurantId: readonly number[] }

/** Returns the venue where a member of staff works; null for those who see all venues. */
export function auditedVenueOf({ role, restaurantId }: Worker): number | null {
  return isHeadOffice(role) ? null : (restaurantId[0] ?? null)
}

function isHeadOffice(role: unknown): boolean {
  return typeof role === 'string' && isKeyOf(roleLabels, role) && can({ role }, 'venues:all')
}

function* firstVenueOf(userId: number): Transaction<number | null> {
  const row = yield* one<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM user_venues WHERE "userId" = ? ORDER BY "position", "restaurantId" LIMIT 1',
    userId,
  )
  return row?.restaurantId ?? null
}
