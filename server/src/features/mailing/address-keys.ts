import { createHmac, randomBytes } from 'node:crypto'
import { comparedAddress } from '@brigade/domain/mailing/mailing.addresses.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'

/** Returns the key of an address. */
export type KeyOf = (address: string) => string

/**
 * Returns the function that hashes addresses, by a secret of this database: the hash of somebody whose data was deleted says nothing
 * without it. The secret is in the database, because with another one nobody would be known as unsubscribed.
 */
export function* addressKeys(): Transaction<KeyOf> {
  const known = yield* findSecret()
  const secret = known ?? (yield* makeSecret())
  return (address) => createHmac('sha256', secret).update(comparedAddress(address)).digest('hex')
}

function* findSecret(): Transaction<string | undefined> {
  const row = yield* one<{ key: string }>('SELECT "key" FROM mailing_keys WHERE "id" = 1')
  return row?.key
}

function* makeSecret(): Transaction<string> {
  const made = randomBytes(32).toString('base64url')
  yield* run('INSERT INTO mailing_keys ("id", "key") VALUES (1, ?) ON CONFLICT ("id") DO NOTHING', made)
  return (yield* findSecret()) ?? made
}
