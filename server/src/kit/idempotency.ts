import type { Principal } from '@brigade/domain/access/principal.ts'
import { one, run, type Work } from './work.ts'

type Creation = { principal: Principal; kind: string; key: string | undefined }

/** How long a key is remembered: longer than any tablet goes on retrying. */
export const keysAreKeptHours = 48

/** The id of the record that this principal made before under this key; undefined without a key or the first time. */
export function* findRepeated({ principal, kind, key }: Creation): Work<number | undefined> {
  if (key === undefined) return undefined
  const row = yield* one<{ recordId: number }>(
    'SELECT "recordId" FROM idempotency_keys WHERE "principal" = ? AND "kind" = ? AND "key" = ?',
    principalKey(principal),
    kind,
    key,
  )
  return row?.recordId
}

/** Remembers, in the transaction of the creation, which record a key made; a second one at the same time breaks the key's uniqueness. */
export function* keepResult({
  principal,
  kind,
  key,
  recordId,
  now,
}: Creation & { recordId: number; now: Date }): Work<void> {
  if (key === undefined) return
  yield* run(
    'INSERT INTO idempotency_keys ("principal", "kind", "key", "recordId", "createdAt") VALUES (?, ?, ?, ?, ?)',
    principalKey(principal),
    kind,
    key,
    recordId,
    now.toISOString(),
  )
}

/** Forgets the keys that nobody will repeat any more. */
export function* forgetOldKeys(now: Date): Work<number> {
  const before = new Date(now.getTime() - keysAreKeptHours * 3_600_000).toISOString()
  return yield* run('DELETE FROM idempotency_keys WHERE "createdAt" < ?', before)
}

function principalKey(principal: Principal): string {
  return `${principal.kind}:${principal.kind === 'guest' ? principal.tableId : principal.id}`
}
