import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { audit, type Transaction } from '#kit/database/transaction.ts'

type Audited = {
  act: Extract<AuditAct, 'created' | 'changed' | 'removed'>
  record: 'branding' | 'brandingDraft'
  venue: Venue
  before: object | null
  after: object | null
}

/** Adds a change to the audit log, under the name of the venue: branding has none. */
export function* auditBranding({ act, record, venue, before, after }: Audited): Transaction<void> {
  yield* audit({
    act,
    record,
    recordId: venue.id,
    recordName: venue.name,
    restaurantId: venue.id,
    ...changesBetween({ before, after, except }),
  })
}

const except = ['id', 'restaurantId', 'version', 'updatedAt', 'updatedBy']
