import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Database } from './database.ts'
import { unprocessable } from './errors.ts'
import { forgetRows } from './forget-rows.ts'
import { one, run, type Work } from './work.ts'

type Creation = {
  principal: Principal
  kind: string
  key: string | undefined
  /** A digest of what is asked under the key: with anything else, the key is refused. */
  asked?: string
}

/** How long a key is remembered: longer than any tablet goes on retrying. */
export const keysAreKeptHours = 48

/** So many keys of one principal stand for one record: whoever calls may take any number of them. */
export const mostKeysOfARecord = 30

/**
 * The id of the record that this principal made before under this key; undefined without a key or the first time. Throws Unprocessable if
 * something else was asked under it.
 */
export function* findRepeated({ principal, kind, key, asked }: Creation): Work<number | undefined> {
  if (key === undefined) return undefined
  const row = yield* one<{ recordId: number; asked: string | null }>(
    'SELECT "recordId", "asked" FROM idempotency_keys WHERE "principal" = ? AND "kind" = ? AND "key" = ?',
    principalKey(principal),
    kind,
    key,
  )
  if (asked !== undefined && row && row.asked !== null && row.asked !== asked) {
    throw unprocessable({ message: 'This key came with another body before. Take a new key.', reason: 'keyTaken' })
  }
  return row?.recordId
}

/** Remembers, in the transaction of the creation, which record a key made; a second one at the same time breaks the key's uniqueness. */
export function* keepResult({
  principal,
  kind,
  key,
  asked,
  recordId,
  now,
}: Creation & { recordId: number; now: Date }): Work<void> {
  if (key === undefined) return
  yield* run(
    'INSERT INTO idempotency_keys ("principal", "kind", "key", "recordId", "createdAt", "asked") VALUES (?, ?, ?, ?, ?, ?)',
    principalKey(principal),
    kind,
    key,
    recordId,
    now.toISOString(),
    asked ?? null,
  )
}

/**
 * Remembers which record answered a key that made none, so that the call, repeated later, makes none either. The caller holds what others
 * would make it of. What comes after `mostKeysOfARecord` is answered without being remembered.
 */
export function* keepAnswer({ recordId, ...answered }: Creation & { recordId: number; now: Date }): Work<void> {
  const { principal, kind, key } = answered
  if (key === undefined) return
  const kept = yield* one<{ keys: number }>(
    'SELECT count(*) AS "keys" FROM idempotency_keys WHERE "principal" = ? AND "kind" = ? AND "recordId" = ?',
    principalKey(principal),
    kind,
    recordId,
  )
  if (kept && kept.keys >= mostKeysOfARecord) return
  yield* keepResult({ ...answered, recordId })
}

type KeyedCall = Creation & { key: string; now: Date }

/**
 * Claims a key for the call that is being made. Returns false if the key came before: of two calls at once, the second waits here until the
 * first is committed, and finds its result.
 */
export function* claimKey({ principal, kind, key, asked, now }: KeyedCall): Work<boolean> {
  const claimed = yield* run(
    `INSERT INTO idempotency_keys ("principal", "kind", "key", "recordId", "createdAt", "asked") VALUES (?, ?, ?, 0, ?, ?)
     ON CONFLICT DO NOTHING`,
    principalKey(principal),
    kind,
    key,
    now.toISOString(),
    asked ?? null,
  )
  return claimed > 0
}

/** Stores which record a claimed key made. Without one, and after `mostKeysOfARecord`, the key is free again. */
export function* settleKey({ recordId, ...call }: KeyedCall & { recordId: number | undefined }): Work<void> {
  const { principal, kind, key } = call
  yield* run(
    'DELETE FROM idempotency_keys WHERE "principal" = ? AND "kind" = ? AND "key" = ?',
    principalKey(principal),
    kind,
    key,
  )
  if (recordId !== undefined) yield* keepAnswer({ ...call, recordId })
}

/** Forgets the keys that nobody will repeat any more. Answers how many there were. */
export async function forgetOldKeys(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keysAreKeptHours * 3_600_000).toISOString()
  const key = ['principal', 'kind', 'key']
  return await forgetRows(db, { table: 'idempotency_keys', key, where: '"createdAt" < ?', params: [before] })
}

function principalKey(principal: Principal): string {
  return `${principal.kind}:${principal.kind === 'guest' ? principal.tableId : principal.id}`
}
