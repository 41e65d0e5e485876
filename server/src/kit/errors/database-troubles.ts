import { Unavailable } from '@feathersjs/errors'

/** The reasons why the database can't serve at the moment; the caller did nothing wrong. */
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
  databaseAway: { sentence: 'The database isn’t responding.', retryAfterSeconds: 2 },
  databaseBusy: { sentence: 'The database is too busy.', retryAfterSeconds: 1 },
  databaseDamaged: { sentence: 'Part of the database is damaged.', retryAfterSeconds: 60 },
  databaseLocked: { sentence: 'Another program has locked the database.', retryAfterSeconds: 2 },
  databaseReadOnly: { sentence: 'The database is read-only right now.', retryAfterSeconds: 10 },
  diskFailing: { sentence: 'The disk can’t be read or written.', retryAfterSeconds: 10 },
  diskFull: { sentence: 'The disk is full.', retryAfterSeconds: 10 },
} satisfies Record<DatabaseTrouble, Meaning>

/** The codes of SQLite, PostgreSQL and the system; the first match counts. */
const troublesByCode: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'databaseLocked'],
  [/^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'diskFull'],
  [/^(SQLITE_(IOERR|CANTOPEN)\w*|58\w{3}|EIO)$/, 'diskFailing'],
  [/^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/, 'databaseDamaged'],
  [/^(SQLITE_READONLY\w*|25006|EROFS)$/, 'databaseReadOnly'],
  // No room, a query or a transaction that took too long, or a collision that occurred at every try.
  [/^(40\w{3}|53\w{3}|55P03|57014|25P03)$/, 'databaseBusy'],
  [/^(08\w{3}|57\w{3}|E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)\w*)$/, 'databaseAway'],
]

/** The messages of pg that have no code. */
const troublesByMessage: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^timeout exceeded when trying to connect/, 'databaseBusy'],
  [/^Connection terminated|is not queryable$/, 'databaseAway'],
]

/**
 * A connection that was lost inside a transaction. Once the commit was under way, the transaction may be stored or not.
 */
export class ConnectionLost extends Error {
  readonly code = '08006'
  readonly mayBeStored: boolean

  constructor(cause: unknown, { mayBeStored }: { mayBeStored: boolean }) {
    super('The connection to the database was lost inside a transaction', { cause })
    this.mayBeStored = mayBeStored
  }
}

/** Returns the trouble of the database or the disk, if that caused an error. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const byCode = troublesByCode.find(([pattern]) => pattern.test(code))
  const found = byCode ?? troublesByMessage.find(([pattern]) => pattern.test(error.message))
  return found?.[1]
}

/** Creates the refusal of a call that may be tried again, with the time after which. */
export function troubleRefusal(trouble: DatabaseTrouble, { mayBeStored = false } = {}): Unavailable {
  const { sentence, retryAfterSeconds } = meanings[trouble]
  if (!mayBeStored) return new Unavailable(sentence, { reason: trouble, retryAfter: retryAfterSeconds })
  const message = `${sentence} Your change may still have been saved. Check before you repeat it.`
  return new Unavailable(message, { reason: 'mayBeStored', retryAfter: retryAfterSeconds })
}
