import { can } from '@brigade/domain/access/permissions.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { nameOf } from '@brigade/domain/access/principal.ts'
import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { alertAtWith } from './escalated-row.ts'
import { refuseMovedRequest } from './refuse-moved-request.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

type ById = { id: number }

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A request was given back: no person has it. */
    'requests:givenBack': Call<StaffPrincipal> & { request: GuestRequest }
  }
}

/**
 * Takes a request for the caller, which stops the steps of its escalation. If the caller has it already, it is returned unchanged. Throws NotFound for another tenant's, Conflict
 * if it has ended or, naming who, if a colleague was first.
 */
export function* takeRequest({ id }: ById, { principal, now }: Caller<StaffPrincipal>): Transaction<GuestRequest> {
  const row = yield* holdActive(id, principal)
  if (row.takenById === principal.id) return requestColumns.read(row)
  if (row.takenById !== null) refuseTaken(row)
  const at = now.toISOString()
  const alertAt = alertAtWith(row, principal.id)
  return yield* write(row, { takenBy: nameOf(principal), takenById: principal.id, takenAt: at, updatedAt: at, alertAt })
}

/**
 * Gives a request back to all; its escalation goes on by the time when it was made. Throws the errors of taking one, Conflict if it is not taken, and Forbidden for one that a colleague has
 * taken.
 */
export function* giveBackRequest({ id }: ById, call: Call<StaffPrincipal>): Transaction<GuestRequest> {
  const { principal, now, app } = call
  const row = yield* holdActive(id, principal)
  if (row.takenById === null) {
    const extras = { request: requestColumns.read(row) }
    throw conflict({ message: requestErrors.requestNotTaken, reason: 'requestNotTaken', extras })
  }
  if (row.takenById !== principal.id && !can(principal, 'requests:giveBackOthers')) {
    throw forbidden({ message: requestErrors.requestOfOthers, reason: 'requestOfOthers' })
  }
  const alertAt = alertAtWith(row, null)
  const back = { takenBy: null, takenById: null, takenAt: null, updatedAt: now.toISOString(), alertAt }
  const request = yield* write(row, back)
  yield* app.transactionHooks.run('requests:givenBack', { request, ...call })
  return request
}

function* holdActive(id: number, principal: StaffPrincipal): Transaction<RequestRow> {
  const row = yield* lockRecord(requestColumns, { id, principal, what: 'request', by: 'openedIn' })
  return row.status === 'active' ? row : yield* refuseMovedRequest(row)
}

function refuseTaken(row: RequestRow): never {
  const { takenBy: by, takenById: byId, takenAt: at } = row
  const extras = { by, byKind: 'staff', byId, at, request: requestColumns.read(row) }
  throw conflict({ message: `${by} already took this request.`, reason: 'requestTaken', extras })
}

function* write({ id }: RequestRow, changes: Parameters<typeof requestColumns.update>[0]): Transaction<GuestRequest> {
  const [written] = yield* requestColumns.update(changes, { where: '"id" = ?', params: [id] })
  return requestColumns.read(written!)
}
