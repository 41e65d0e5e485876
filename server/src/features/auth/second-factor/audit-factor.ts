import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'
import { auditedVenueOf } from '../audited-person.ts'

/** Logs what is done to the second factor of an account. Codes and secrets are never logged. */
export function auditFactor(
  act: AuditAct,
  user: Pick<StaffUser, 'id' | 'fname' | 'lname' | 'role' | 'restaurantId'>,
): Transaction<void> {
  return audit({
    act,
    record: 'person',
    recordId: user.id,
    recordName: `${user.fname} ${user.lname}`.trim(),
    restaurantId: auditedVenueOf(user),
    changes: [],
    moreChanges: 0,
  })
}
