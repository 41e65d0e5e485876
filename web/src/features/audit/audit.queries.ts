import { auditPath } from '@brigade/domain/audit/audit.api.ts'
import type { AuditListQuery } from '@brigade/domain/audit/audit.schema.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind } from '#kit/calls/api-client.ts'

export const entriesAPage = 20

/** Returns the query for one page of the audit log, the newest entries first. */
export function auditLog(wanted: AuditListQuery, page: number) {
  return queryOptions({
    queryKey: ['audit', wanted, page],
    queryFn: () => apiFind(auditPath, { ...wanted, $limit: entriesAPage, $skip: (page - 1) * entriesAPage }),
    placeholderData: keepPreviousData,
  })
}
