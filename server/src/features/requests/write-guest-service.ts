import { worksAt } from '@brigade/domain/access/principal.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import { tidyEscalation } from '@brigade/domain/requests/escalation.rules.ts'
import { alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'
import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import { problemsOfGuestService } from '@brigade/domain/requests/guest-services.problems.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import type {
  CreateGuestService,
  GuestService,
  PatchGuestService,
} from '@brigade/domain/requests/guest-services.schema.ts'
import { tidyQuestions, tidyOwnText } from '@brigade/domain/requests/service-forms.rules.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields, unprocessable } from '#kit/errors/errors.ts'
import { lockRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { guestServiceColumns, type GuestServiceRow } from './guest-service-columns.ts'

/** Adds a service of a venue's own as its last. Throws BadRequest, and Unprocessable if there are too many. */
export function* createGuestService(
  { restaurantId, ...draft }: Omit<CreateGuestService, 'idempotencyKey'>,
  { principal, now }: Call,
): Transaction<GuestService> {
  const venue = worksAt(principal, restaurantId)
    ? yield* lockRow<{ timeZone: string }>('venues', { id: restaurantId, by: 'timeZone' })
    : undefined
  if (!venue) refuseField({ restaurantId: 'venueUnknown' }, guestServiceErrors)
  const standing = yield* one<{ own: number | string; last: number | null }>(
    `SELECT count(CASE WHEN "requestType" = 'custom' THEN 1 END) AS "own", max("index") AS "last" FROM guest_services WHERE "restaurantId" = ?`,
    restaurantId,
  )
  refuseBeyond(Number(standing?.own ?? 0), {
    limit: guestServiceLimits.mostOwn,
    code: 'tooManyServices',
    sentences: guestServiceErrors,
  })
  const wanted = changedService(standardService, draft)
  refuseFields(problemsOfGuestService(wanted, 'custom'), guestServiceErrors)
  const row = yield* guestServiceColumns.insert({
    ...wanted,
    restaurantId,
    requestType: 'custom',
    index: (standing?.last ?? 0) + 1,
    ...updatedBy(principal, now),
  })
  return guestServiceColumns.read(row)
}

/** Returns the service that a repeated call has made before. */
export function* repeatedGuestService(id: number, { principal }: Call): Transaction<GuestService | undefined> {
  const row = yield* repeatedRecord<GuestServiceRow>(guestServiceColumns, { id, principal })
  return row && guestServiceColumns.read(row)
}

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
  refuseFields(problemsOfGuestService(wanted, before.requestType), guestServiceErrors)
  const [saved] = yield* guestServiceColumns.update(
    { ...wanted, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  return guestServiceColumns.read(saved!)
}

/** Deletes a service of a venue's own and returns it. Throws NotFound for another tenant's, Unprocessable for a standard one. */
export function* removeGuestService(id: number, { principal }: Call): Transaction<GuestService> {
  const row = yield* lockRecord(guestServiceColumns, { id, principal, what: 'service', by: 'index' })
  if (row.requestType !== 'custom') {
    throw unprocessable({ message: guestServiceErrors.standardStays, reason: 'standardStays' })
  }
  const sql = 'DELETE FROM guest_services WHERE "id" = ? RETURNING *'
  yield* rowsOf(guestServiceColumns.published('removed', { sql, params: [id] }))
  return guestServiceColumns.read(row)
}

const fields = [
  'isActive',
  'label',
  'icon',
  'daysAvailable',
  'hoursAvailable',
  'alertedRoles',
  'escalation',
  'areas',
  'dueMinutes',
  'questions',
] as const

type Settings = Pick<GuestService, (typeof fields)[number]>

function changedService(before: Settings, draft: Partial<Settings>): Settings {
  const { isActive, icon, daysAvailable, hoursAvailable, alertedRoles, escalation, areas, dueMinutes, questions } = {
    ...before,
    ...draft,
  }
  return {
    isActive,
    label: tidyOwnText({ ...before.label, ...draft.label }),
    icon,
    daysAvailable: tidyDays(daysAvailable),
    hoursAvailable: tidyHours(hoursAvailable),
    alertedRoles: alertableRoles.filter((role) => alertedRoles.includes(role)),
    escalation: tidyEscalation(escalation),
    areas: [...new Set(areas.map(plainText))].filter((area) => area !== ''),
    dueMinutes,
    questions: tidyQuestions(questions),
  }
}
