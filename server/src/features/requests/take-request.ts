import { can } from '@brigade/domain/access/permissions.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { nameOf } from '@brigade/domain/access/principal.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Call, Caller } from '#kit/call.ts'
import { conflict, forbidden } from '#kit/errors.ts'
import { holdRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { refuseMoved } from './refuse-moved.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type ById = { id: number }

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** Nobody is on a request any more. */
    'requests:givenBack': { request: GuestRequest; principal: StaffPrincipal; now: Date }
  }
}

/**
 * Says that somebody is on a request. Who took it already is answered with it as it is. Throws NotFound for a stranger, Conflict when it
 * has ended or, naming who, when somebody else was first.
 */
export function* takeRequest({ id }: ById, { principal, now }: Caller<StaffPrincipal>): Work<GuestRequest> {
  const row = yield* holdActive(id, principal)
  if (row.takenById === principal.id) return requestColumns.read(row)
  if (row.takenById !== null) refuseTaken(row)
  const at = now.toISOString()
  return yield* write(row, { takenBy: nameOf(principal), takenById: principal.id, takenAt: at, updatedAt: at })
}

/** Gives a request back to all. Throws as taking does, Conflict when nobody is on it, and Forbidden for what others are on. */
export function* giveBackRequest({ id }: ById, { principal, now, app }: Call<StaffPrincipal>): Work<GuestRequest> {
  const row = yield* holdActive(id, principal)
  if (row.takenById === null) {
    const extras = { request: requestColumns.read(row) }
    throw conflict({ message: requestErrors.requestNotTaken, reason: 'requestNotTaken', extras })
  }
  if (row.takenById !== principal.id && !can(principal, 'requests:giveBackOthers')) {
    throw forbidden({ message: requestErrors.requestOfOthers, reason: 'requestOfOthers' })
  }
  const back = { takenBy: null, takenById: null, takenAt: null, updatedAt: now.toISOString() }
  const request = yield* write(row, back)
  yield* app.followUps.run('requests:givenBack', { request, principal, now })
  return request
}

function* holdActive(id: number, principal: StaffPrincipal): Work<RequestRow> {
  const row = yield* holdRecord(requestColumns, { id, principal, what: 'request', by: 'openedIn' })
  return row.status === 'active' ? row : yield* refuseMoved(row)
}

function refuseTaken(row: RequestRow): never {
  const { takenBy: by, takenById: byId, takenAt: at } = row
  const extras = { by, byKind: 'staff', byId, at, request: requestColumns.read(row) }
  throw conflict({ message: `${by} is on it already.`, reason: 'requestTaken', extras })
}

function* write({ id }: RequestRow, changes: Parameters<typeof requestColumns.update>[0]): Work<GuestRequest> {
  const [written] = yield* requestColumns.update(changes, { where: '"id" = ?', params: [id] })
  return requestColumns.read(written!)
}
