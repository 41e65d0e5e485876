import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange, AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'
import { auditedVenueOf } from '../audited-person.ts'
import type { PassedFactor } from './sessions.ts'

export type LoggedPerson = Pick<StaffUser, 'id' | 'fname' | 'lname' | 'role'> & { restaurantId: readonly number[] }

/** Logs what is done to an account beside its own row. Codes and secrets are never logged. */
export function auditPerson(act: AuditAct, person: LoggedPerson, changes?: AuditChange[]): Transaction<void> {
  return audit(contentOfPerson(act, person, changes))
}

/** Logs that a person signed in, and by what. */
export function auditSignIn(person: LoggedPerson, by: 'password' | 'link' | PassedFactor): Transaction<void> {
  return auditPerson('signedIn', person, [{ field: 'signedInBy', before: null, after: by }])
}

/** Returns the content of an entry about an account; without one, about an account that does not exist. */
export function contentOfPerson(
  act: AuditAct,
  person: LoggedPerson | undefined,
  changes: AuditChange[] = [],
): AuditContent {
  return {
    act,
    record: 'person',
    recordId: person?.id ?? null,
    recordName: person ? `${person.fname} ${person.lname}`.trim() : '',
    restaurantId: person ? auditedVenueOf(person) : null,
    changes,
    moreChanges: 0,
  }
}
