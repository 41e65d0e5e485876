import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Database } from '../database/database.ts'
import { unprocessable } from '../errors/errors.ts'
import { forgetRows } from '../database/forget-rows.ts'
import { one, run, type Transaction } from '../database/transaction.ts'

type Creation = {
  principal: Principal
  kind: string
  key: string | undefined
  /** A digest of the request under the key: with any other request, the key is refused. */
  asked?: string
}

/** Hours that a key is remembered: longer than any tablet retries. */
export const keysAreKeptHours = 48

/** Maximum keys of one principal for one record: a caller may use any number of them. */
export const mostKeysOfARecord = 30

/**
 * Returns the id of the record that this principal made before under this key; undefined without a key or the first
 * time. Throws Unprocessable if the key was used for another request.
 */
export function* findRepeated({ principal, kind, key, asked }: Creation): Transaction<number | undefined> {
  if (key === undefined) return undefined
  const row = yield* one<{ recordId: number; asked: string | null }>(
    `SELECT "recordId", "asked" FROM idempotency_keys WHERE ${isThisKey}`,
    principalKey(principal),
    kind,
    key,
  )
  if (asked !== undefined && row && row.asked !== null && row.asked !== asked) {
    throw unprocessable({ message: 'This key was used with another body. Use a new key.', reason: 'keyTaken' })
  }
  return row?.recordId
}

type KeyedCall = Creation & { key: string; now: Date }

/**
 * Claims a key for the call that is being made. Returns false if the key came before: of two calls at once, the second waits here until the
 * first is committed, and finds its result.
 */
export function* claimKey({ principal, kind, key, asked, now }: KeyedCall): Transaction<boolean> {
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

/** Stores which record a claimed key made. Without one, the key is free again. */
export function* settleKey({ recordId, ...call }: KeyedCall & { recordId: number | undefined }): Transaction<void> {
  if (recordId === undefined) return yield* freeKey(call)
  yield* run(`UPDATE idempotency_keys SET "recordId" = ? WHERE ${isThisKey}`, recordId, ...partsOf(call))
}

/**
 * Stores the key of a call that may have created nothing, and was answered with an existing record. Keys beyond
 * `mostKeysOfARecord` become free again.
 */
export function* settleAnsweredKey(call: KeyedCall & { recordId: number }): Transaction<void> {
  const { principal, kind, recordId } = call
  const kept = yield* one<{ keys: number }>(
    'SELECT count(*) AS "keys" FROM idempotency_keys WHERE "principal" = ? AND "kind" = ? AND "recordId" = ?',
    principalKey(principal),
    kind,
    recordId,
  )
  yield* kept && kept.keys >= mostKeysOfARecord ? freeKey(call) : settleKey(call)
}

function* freeKey(call: KeyedCall): Transaction<void> {
  yield* run(`DELETE FROM idempotency_keys WHERE ${isThisKey}`, ...partsOf(call))
}

const isThisKey = '"principal" = ? AND "kind" = ? AND "key" = ?'

function partsOf({ principal, kind, key }: KeyedCall): string[] {
  return [principalKey(principal), kind, key]
}

/** Deletes the keys that are too old to be repeated. Returns their number. */
export async function forgetOldKeys(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keysAreKeptHours * 3_600_000).toISOString()
  const key = ['principal', 'kind', 'key']
  return await forgetRows(db, { table: 'idempotency_keys', key, where: '"createdAt" < ?', params: [before] })
}

function principalKey(principal: Principal): string {
  return `${principal.kind}:${principal.kind === 'guest' ? principal.tableId : principal.id}`
}
