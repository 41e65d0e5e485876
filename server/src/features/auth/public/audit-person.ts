import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import type { AuditChange, AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { atEachVenue } from '#kit/database/audit-rows.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'
import { auditedVenuesOf } from '../audited-person.ts'
import type { PassedFactor } from './sessions.ts'

export type LoggedPerson = Pick<StaffUser, 'id' | 'fname' | 'lname' | 'role'> & { restaurantId: readonly number[] }

/** Logs what is done to an account beside its own row, at each venue of the person. Codes and secrets are never logged. */
export function* auditPerson(act: AuditAct, person: LoggedPerson, changes?: AuditChange[]): Transaction<void> {
  yield* auditAtVenues(act, { person, at: auditedVenuesOf(person), changes })
}

type AtVenues = { person: LoggedPerson; at: readonly number[]; changes?: AuditChange[] | undefined }

/** Logs what concerns a person at these of their venues only. */
export function* auditAtVenues(act: AuditAct, { person, at, changes }: AtVenues): Transaction<void> {
  for (const content of atEachVenue(contentOf(act, person, changes), at)) yield* audit(content)
}

/** Logs that a person signed in, and by what. */
export function auditSignIn(person: LoggedPerson, by: 'password' | 'link' | PassedFactor): Transaction<void> {
  return auditPerson('signedIn', person, [{ field: 'signedInBy', before: null, after: by }])
}

/** Returns the content of the entries about an account; without one, about an account that does not exist. */
export function contentsOfPerson(act: AuditAct, person: LoggedPerson | undefined): AuditContent[] {
  return atEachVenue(contentOf(act, person), person ? auditedVenuesOf(person) : [])
}

function contentOf(act: AuditAct, person: LoggedPerson | undefined, changes: AuditChange[] = []) {
  return {
    act,
    record: 'person' as const,
    recordId: person?.id ?? null,
    recordName: person ? `${person.fname} ${person.lname}`.trim() : '',
    changes,
    moreChanges: 0,
  }
}
