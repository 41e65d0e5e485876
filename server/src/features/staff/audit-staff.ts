import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange } from '@brigade/domain/access/audit-entry.schema.ts'
import { hasVenues } from '@brigade/domain/staff/staff.rules.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'

type Logged = { act: AuditAct; venueIds: readonly number[]; changes?: AuditChange[] }

/** Logs what is done to an account beside its own row: its venues, its links, its sessions. */
export function* auditStaff(
  { id, role, fname, lname }: Pick<UserRow, 'id' | 'role' | 'fname' | 'lname'>,
  { act, venueIds, changes = [] }: Logged,
): Transaction<void> {
  yield* audit({
    act,
    record: 'person',
    recordId: id,
    recordName: `${fname} ${lname}`.trim(),
    restaurantId: hasVenues(role) ? (venueIds[0] ?? null) : null,
    changes,
    moreChanges: 0,
  })
}
