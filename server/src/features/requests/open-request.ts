import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { dueAtOf } from '@brigade/domain/requests/requests.rules.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { updatedBy } from '#kit/lists/records.ts'
import { requestColumns } from './request-columns.ts'

type Opened = Pick<GuestRequest, 'restaurantId' | 'tableId' | 'table' | 'sitting' | 'orderId' | 'requestType'> & {
  /** The version of the order whose act opens it. */
  openedIn?: number
  /** The roles on whose screens it pops up; all of the floor without. */
  alertedRoles?: string[]
  /** The columns that store which member of staff opens it for a guest. */
  openedBy?: Omit<ReturnType<typeof updatedBy>, 'updatedAt'>
}

/** Opens a request, which is due after the minutes that its venue sets for its type. */
export function* openRequest({ openedBy, ...opened }: Opened, now: Date): Transaction<GuestRequest> {
  const venue = yield* readVenue(opened.restaurantId)
  const at = now.toISOString()
  const added = yield* requestColumns.insert({
    ...opened,
    ...openedBy,
    status: 'active',
    createdAt: at,
    updatedAt: at,
    ...(venue && { dueAt: dueAtOf(opened.requestType, { now, dueMinutes: venue.requestDueMinutes }) }),
  })
  return requestColumns.read(added)
}
