import { randomBytes } from 'node:crypto'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { recordUnknown } from '#kit/errors.ts'
import { one, run, type Work } from '#kit/work.ts'

export type RenewTableToken = { id: number; principal: Principal; token: string; now: Date }

/** A secret that nobody guesses: 128 random bits, as they stand in a link. */
export function newTableToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Gives a table a new secret, which ends the sessions that the old one opened. Throws NotFound for a stranger's table. */
export function* renewTableToken({ id, principal, token, now }: RenewTableToken): Work<void> {
  const row = yield* one<{ restaurantId: number }>('SELECT "restaurantId" FROM tables WHERE "id" = ?', id)
  if (!row || !worksAt(principal, row.restaurantId)) throw recordUnknown()
  yield* run(
    'UPDATE tables SET "token" = ?, "tokenSince" = ?, "tokenVersion" = "tokenVersion" + 1 WHERE "id" = ?',
    token,
    now.toISOString(),
    id,
  )
}
