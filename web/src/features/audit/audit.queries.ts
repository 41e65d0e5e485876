import { auditPath } from '@brigade/domain/audit/audit.api.ts'
import type { AuditListQuery } from '@brigade/domain/audit/audit.schema.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
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

/** Returns the query for the first members of staff whose name or email contains a text. */
export function authorChoices(typed: string) {
  const search = typed.trim().slice(0, 100)
  return queryOptions({
    queryKey: ['audit', 'authors', search],
    queryFn: async () => {
      const { data } = await apiFind(staffPath, { ...(search !== '' && { search }), $limit: 50 })
      return { data: data.map(({ id, fname, lname, email }) => ({ id, name: `${fname} ${lname}`.trim(), email })) }
    },
    placeholderData: keepPreviousData,
  })
}
