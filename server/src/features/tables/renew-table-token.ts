import { randomBytes } from 'node:crypto'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { conflict, recordUnknown } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { run, type Work } from '#kit/work.ts'
import type { TableRow } from './table-columns.ts'

export type RenewTableToken = {
  id: number
  /** Since when the secret stands that is to be renewed; without it whichever there is. */
  tokenSince?: string | null | undefined
  principal: Principal
  idempotencyKey: string | undefined
  token: string
  now: Date
}

/** Which table has the secret, and whether it is another one than before. */
export type Renewed = { id: number; isChanged: boolean }

/** A secret that nobody guesses: 128 random bits, as they stand in a link. */
export function newTableToken(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Gives a table a new secret, which ends the sessions that the old one opened; once for a key, however often it is asked. Throws NotFound for a
 * stranger's table, and Conflict for a key that belongs to another one, and where the secret is another one by now than the one
 * that the caller names.
 */
export function* renewTableToken(renewing: RenewTableToken): Work<Renewed> {
  const { id, tokenSince, principal, idempotencyKey, token, now } = renewing
  const renewal = { principal, kind: 'tableToken', key: idempotencyKey }
  const row = yield* holdRow<TableRow>('tables', { id, by: 'tokenVersion' })
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown()
  const repeated = yield* findRepeated(renewal)
  if (repeated === id) return { id, isChanged: false }
  if (repeated !== undefined) {
    throw conflict({ message: 'This key belongs to another table already. Take a new one.', reason: 'keyTaken' })
  }
  if (tokenSince !== undefined && !isSameInstant(tokenSince, row.tokenSince)) {
    throw conflict({ message: tableErrors.tokenRenewed, reason: 'tokenRenewed', extras: { at: row.tokenSince } })
  }
  yield* run(
    'UPDATE tables SET "token" = ?, "tokenSince" = ?, "tokenVersion" = "tokenVersion" + 1 WHERE "id" = ?',
    token,
    now.toISOString(),
    id,
  )
  yield* keepResult({ ...renewal, recordId: id, now })
  return { id, isChanged: true }
}

function isSameInstant(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
}
