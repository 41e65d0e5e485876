import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { nextAlertAt } from '@brigade/domain/requests/escalation.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { dueAtOf, minutesAfter } from '@brigade/domain/requests/requests.rules.ts'
import type { Answer } from '@brigade/domain/requests/service-forms.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { updatedBy } from '#kit/lists/records.ts'
import { requestColumns } from './request-columns.ts'

type Opened = Pick<GuestRequest, 'restaurantId' | 'tableId' | 'table' | 'sitting' | 'orderId' | 'requestType'> & {
  /** The version of the order whose act opens it. */
  openedIn?: number
  /** What the venue has stored about its kind. */
  service?: GuestService | undefined
  /** The answers to the questions of a service of the venue's own. */
  answers?: Answer[]
  /** The columns that store which member of staff opens it for a guest. */
  openedBy?: Omit<ReturnType<typeof updatedBy>, 'updatedAt'>
}

/**
 * Opens a request, which is due after the minutes that its venue sets for it. What its service says of alerts, and the name of a service of
 * the venue's own, are stored with it: a later change of the service changes nothing that waits.
 */
export function* openRequest({ openedBy, service, answers, ...opened }: Opened, now: Date): Transaction<GuestRequest> {
  const at = now.toISOString()
  const dueAt = (yield* dueTime(opened, service, now)) ?? null
  const steps = service?.escalation ?? []
  const added = yield* requestColumns.insert({
    ...opened,
    ...openedBy,
    ...(service && { alertedRoles: service.alertedRoles }),
    ...(service?.requestType === 'custom' && ownWords(service, answers)),
    status: 'active',
    createdAt: at,
    updatedAt: at,
    ...(dueAt !== null && { dueAt }),
    steps,
    alertAt: nextAlertAt({ steps, createdAt: at, dueAt, takenById: null, escalations: null }),
  })
  return requestColumns.read(added)
}

function ownWords({ id, label, icon }: GuestService, answers: Answer[] = []) {
  return { serviceId: id, serviceLabel: label, serviceIcon: icon, answers }
}

function* dueTime(
  { restaurantId, requestType }: Pick<Opened, 'restaurantId' | 'requestType'>,
  service: GuestService | undefined,
  now: Date,
): Transaction<string | undefined> {
  if (requestType === 'custom') return service?.dueMinutes ? minutesAfter(now, service.dueMinutes) : undefined
  const venue = yield* readVenue(restaurantId)
  return venue && dueAtOf(requestType, { now, dueMinutes: venue.requestDueMinutes })
}
