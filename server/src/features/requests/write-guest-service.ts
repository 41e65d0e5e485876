import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import { problemsOfGuestService, tidyLabel } from '@brigade/domain/requests/guest-services.rules.ts'
import {
  alertableRoles,
  type GuestService,
  type PatchGuestService,
} from '@brigade/domain/requests/guest-services.schema.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { lockRecord, refuseStale, updatedBy } from '#kit/lists/records.ts'
import { guestServiceColumns } from './guest-service-columns.ts'

/**
 * Changes a service of a venue. A body that changes nothing is accepted, whatever version it was made from. Throws NotFound for another
 * tenant's, BadRequest, Conflict if a colleague was faster.
 */
export function* patchGuestService(
  id: number,
  { version, ...draft }: PatchGuestService,
  { principal, now }: Call,
): Transaction<GuestService> {
  const row = yield* lockRecord(guestServiceColumns, { id, principal, what: 'service', by: 'index' })
  const before = guestServiceColumns.read(row)
  const wanted = changedService(before, draft)
  if (fields.every((field) => JSON.stringify(before[field]) === JSON.stringify(wanted[field]))) return before
  if (version !== undefined && version !== before.version)
    refuseStale({ message: guestServiceErrors.staleVersion, current: before, row })
  refuseFields(problemsOfGuestService(wanted), guestServiceErrors)
  const [saved] = yield* guestServiceColumns.update(
    { ...wanted, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return guestServiceColumns.read(saved!)
}

const fields = ['isActive', 'label', 'daysAvailable', 'hoursAvailable', 'alertedRoles'] as const

function changedService(before: GuestService, draft: Omit<PatchGuestService, 'version'>) {
  const { isActive, daysAvailable, hoursAvailable, alertedRoles } = { ...before, ...draft }
  return {
    isActive,
    label: tidyLabel({ ...before.label, ...draft.label }),
    daysAvailable: tidyDays(daysAvailable),
    hoursAvailable: tidyHours(hoursAvailable),
    alertedRoles: alertableRoles.filter((role) => alertedRoles.includes(role)),
  }
}
