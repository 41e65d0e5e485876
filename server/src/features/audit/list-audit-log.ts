import { venuesOf } from '@brigade/domain/access/principal.ts'
import { auditCountedTo } from '@brigade/domain/access/audit-limits.ts'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { AuditListQuery } from '@brigade/domain/audit/audit.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { auditColumns } from '#kit/database/audit-columns.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'

/**
 * Returns entries of the audit log of the caller's venues, the newest first; head office also reads those of no venue. The total ends at
 * `auditCountedTo`. Throws Forbidden for another tenant's venue.
 */
export function listAuditLog(asked: ListParams<AuditListQuery>): Promise<Paged<AuditEntry> | AuditEntry[]> {
  const { query, principal } = asked
  const isOfVenues = query.restaurantId !== undefined || venuesOf(principal) !== 'all'
  return listRecords(
    { ...asked, query: { ...query, $countTo: auditCountedTo } },
    {
      columns: auditColumns,
      sort: { at: -1 },
      foundBy: ['recordId'],
      // Head office reads those of no venue too, which the venues' parts would leave out.
      ...(isOfVenues && { everyVenue: async () => [] }),
    },
  )
}
