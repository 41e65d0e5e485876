import { Unavailable } from '@feathersjs/errors'

/** Why the database can't serve for the moment; the caller did nothing wrong. */
export type DatabaseTrouble =
  | 'databaseAway'
  | 'databaseBusy'
  | 'databaseDamaged'
  | 'databaseLocked'
  | 'databaseReadOnly'
  | 'diskFailing'
  | 'diskFull'

type Meaning = { sentence: string; retryAfterSeconds: number }

const meanings = {
  databaseAway: { sentence: 'The database does not answer.', retryAfterSeconds: 2 },
  databaseBusy: { sentence: 'The database has too much to do.', retryAfterSeconds: 1 },
  databaseDamaged: { sentence: 'A part of the database is damaged.', retryAfterSeconds: 60 },
  databaseLocked: { sentence: 'Another program keeps the database to itself.', retryAfterSeconds: 2 },
  databaseReadOnly: { sentence: 'The database can only be read at the moment.', retryAfterSeconds: 10 },
  diskFailing: { sentence: 'The disk can not be read or written.', retryAfterSeconds: 10 },
  diskFull: { sentence: 'The disk is full.', retryAfterSeconds: 10 },
} satisfies Record<DatabaseTrouble, Meaning>

/** The codes of SQLite, PostgreSQL and the system; the first that fits counts. */
const troublesByCode: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'databaseLocked'],
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'diskFull'],
  [/^(SQLITE_(IOERR|CANTOPEN)\w*|58\w{3}|EIO)$/, 'diskFailing'],
  [/^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/, 'databaseDamaged'],
  [/^(SQLITE_READONLY\w*|25006|EROFS)$/, 'databaseReadOnly'],
  // No room, a query or a transaction that took too long, and a collision that every new try met again.
  [/^(40\w{3}|53\w{3}|55P03|57014|25P03)$/, 'databaseBusy'],
  [/^(08\w{3}|57\w{3}|E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)\w*)$/, 'databaseAway'],
]

/** What pg says without a code. */
const troublesByMessage: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^timeout exceeded when trying to connect/, 'databaseBusy'],
  [/^Connection terminated|is not queryable$/, 'databaseAway'],
]

/** A connection that was lost inside a transaction. Once the commit was under way, nobody knows whether it was stored. */
export class ConnectionLost extends Error {
  readonly code = '08006'
  readonly mayBeStored: boolean

  constructor(cause: unknown, { mayBeStored }: { mayBeStored: boolean }) {
    super('The connection to the database was lost inside a transaction', { cause })
    this.mayBeStored = mayBeStored
  }
}

/** What the database or the disk suffers from, when that is why something failed. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const byCode = troublesByCode.find(([pattern]) => pattern.test(code))
  const found = byCode ?? troublesByMessage.find(([pattern]) => pattern.test(error.message))
  return found?.[1]
}

/** The refusal that a caller reads: to be tried again, and after how long. */
export function troubleRefusal(trouble: DatabaseTrouble, { mayBeStored = false } = {}): Unavailable {
  const { sentence, retryAfterSeconds } = meanings[trouble]
  if (!mayBeStored) return new Unavailable(sentence, { reason: trouble, retryAfter: retryAfterSeconds })
  const message = `${sentence} What was sent may be stored all the same: look before you repeat it.`
  return new Unavailable(message, { reason: 'mayBeStored', retryAfter: retryAfterSeconds })
}
