import { failedSignInsAMinute } from '@brigade/domain/access/audit-limits.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { networkOf } from '#kit/admission/client-address.ts'
import { authorOf, strangerAt } from '#kit/database/audit-author.ts'
import { auditInsertion } from '#kit/database/audit-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { auditPerson, auditSignIn, contentsOfPerson } from './public/audit-person.ts'
import { endSession } from './public/sessions.ts'

type From = { address: string; now: Date }

/** Opens the session of a person, and logs that they signed in. */
export function writeSignIn(
  db: Database,
  { user, address, now }: From & { user: StaffUser },
  open: () => Transaction<string | undefined>,
): Promise<string | undefined> {
  const author = authorOf({ kind: 'staff', sessionId: '', ...user }, { now, address })
  return db.write(function* () {
    const sessionId = yield* open()
    if (sessionId !== undefined) yield* auditSignIn(user, 'password')
    return sessionId
  }, author)
}

/** Ends the session of a person who logs out, and logs that. */
export function writeSignOut(db: Database, { user, address, now }: From & { user: StaffUser }, sessionId: string) {
  const author = authorOf({ kind: 'staff', sessionId, ...user }, { now, address })
  return db.write(function* () {
    if (yield* endSession(sessionId)) yield* auditPerson('loggedOut', user)
  }, author)
}

/**
 * Logs failed sign-ins. Those to one account from one network within a minute are one row at each venue of the person, and those to unknown accounts are one row for
 * each network: what was typed as a name is not stored, because it may be a password. Beyond `failedSignInsAMinute` rows, all others of
 * the minute share one, so that nobody can fill the database.
 */
export class FailedSignIns {
  #minute = ''
  readonly #keys = new Set<string>()

  async note(db: Database, { user, address, now }: From & { user: StaffUser | undefined }): Promise<void> {
    const minute = now.toISOString().slice(0, 16)
    const key = `${minute} ${networkOf(address)} ${user?.id ?? ''}`
    const isAlone = this.#hasRoomFor(key, minute)
    const contents = contentsOfPerson('signInFailed', isAlone ? user : undefined)
    const author = strangerAt({ now, address: isAlone ? address : undefined })
    await db.write(function* () {
      for (const content of contents) {
        const joinedBy = isAlone ? `${key} ${content.restaurantId ?? ''}` : `${minute} others`
        yield* rowsOf(auditInsertion(content, author, joinedBy))
      }
    })
  }

  #hasRoomFor(key: string, minute: string): boolean {
    if (minute !== this.#minute) this.#keys.clear()
    this.#minute = minute
    if (this.#keys.size < failedSignInsAMinute) this.#keys.add(key)
    return this.#keys.has(key)
  }
}
