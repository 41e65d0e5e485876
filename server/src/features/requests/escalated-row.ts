import { type Escalated, escalationsOf, nextAlertAt } from '@brigade/domain/requests/escalation.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/** Returns a stored request with what its escalation goes by. */
export function escalatedRow(row: RequestRow): GuestRequest & Escalated {
  const request = requestColumns.read(row)
  return { ...request, escalations: [...escalationsOf(request)], steps: requestColumns.readKept(row).steps ?? [] }
}

/** Returns when a request is escalated next, once this person has taken it, or nobody. */
export function alertAtWith(row: RequestRow, takenById: number | null): string | null {
  return nextAlertAt({ ...escalatedRow(row), takenById })
}
