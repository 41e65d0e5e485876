import { randomBytes } from 'node:crypto'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { conflict, recordUnknown } from '#kit/errors.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { one, run, type Work } from '#kit/work.ts'

export type RenewTableToken = {
  id: number
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
 * stranger's table, and Conflict for a key that belongs to another one.
 */
export function* renewTableToken({ id, principal, idempotencyKey, token, now }: RenewTableToken): Work<Renewed> {
  const renewal = { principal, kind: 'tableToken', key: idempotencyKey }
  const repeated = yield* findRepeated(renewal)
  if (repeated === id) return { id, isChanged: false }
  if (repeated !== undefined) {
    throw conflict({ message: 'This key belongs to another table already. Take a new one.', reason: 'keyTaken' })
  }
  const row = yield* one<{ restaurantId: number }>('SELECT "restaurantId" FROM tables WHERE "id" = ?', id)
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown()
  yield* run(
    'UPDATE tables SET "token" = ?, "tokenSince" = ?, "tokenVersion" = "tokenVersion" + 1 WHERE "id" = ?',
    token,
    now.toISOString(),
    id,
  )
  yield* keepResult({ ...renewal, recordId: id, now })
  return { id, isChanged: true }
}
