import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import type { WantedService } from './find-service.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type Sitting = { tableId: number; sitting: number }

type Wanted = WantedService & { requestType: RequestType }

/**
 * Returns the request of a kind that waits at a sitting: of a service of the venue's own, the one with the same answers. Throws Unprocessable
 * if too many of that service wait. The caller has locked the table, so that no other is made in between.
 */
export function* waitingAt(
  { tableId, sitting }: Sitting,
  { requestType, service, answers }: Wanted,
): Transaction<RequestRow | undefined> {
  if (requestType === 'custom' && service) {
    const rows = yield* many<RequestRow>(
      `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "serviceId" = ? ORDER BY "id"`,
      tableId,
      sitting,
      service.id,
    )
    const same = rows.find((row) => JSON.stringify(requestColumns.read(row).answers) === JSON.stringify(answers))
    if (same) return same
    if (rows.length < guestServiceLimits.mostWaiting) return undefined
    const message = guestServiceErrors.serviceWaiting
    throw unprocessable({ message, reason: 'serviceWaiting', fields: { serviceId: message } })
  }
  return yield* one<RequestRow>(
    `SELECT * FROM requests WHERE "tableId" = ? AND "status" = 'active' AND "sitting" = ? AND "requestType" = ? ORDER BY "id" LIMIT 1`,
    tableId,
    sitting,
    requestType,
  )
}
