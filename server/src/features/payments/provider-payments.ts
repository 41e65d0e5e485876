import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { PaymentRow } from '#features/orders/records/public/payment-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'
import type { ProviderMoney } from './provider-money.ts'

/** Retention in days: far longer than any provider waits before it reports a payment. */
const earlyKeptDays = 30

/** A payment of a provider, by the provider's id. */
type ProviderPayment = { provider: string; payment: string }

/**
 * Locks a provider's payment until the transaction ends, known or not: its events are processed one by one. Returns the id of the lock.
 */
export function* lockPayment({ provider, payment }: ProviderPayment, now: Date): Transaction<number> {
  const locked = yield* one<{ id: number }>(
    `INSERT INTO provider_payments ("provider", "reference", "usedAt") VALUES (?, ?, ?)
     ON CONFLICT ("provider", "reference") DO UPDATE SET "usedAt" = excluded."usedAt" RETURNING "id"`,
    provider,
    payment,
    now.toISOString(),
  )
  if (!locked) throw new Error('The database gave the lock of a payment nothing')
  return locked.id
}

/** Returns the rows of the ledger about a provider's payment, the oldest first. There are none before it was received. */
export function* ledgerOf({ provider, payment }: ProviderPayment): Transaction<PaymentRow[]> {
  return yield* many<PaymentRow>(
    'SELECT * FROM payments WHERE "provider" = ? AND "paymentReference" = ? ORDER BY "id"',
    provider,
    payment,
  )
}

/** Stores an event that arrives before its payment. */
export function* keepEarly(lock: number, told: ProviderMoney): Transaction<void> {
  yield* run(
    'INSERT INTO early_payment_events ("paymentId", "eventId", "told") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    lock,
    told.eventId,
    JSON.stringify(told),
  )
}

/** Returns the events that arrived before their payment, in the order in which they came, and deletes them. */
export function* takeEarly(lock: number): Transaction<ProviderMoney[]> {
  const kept = yield* many<{ id: number; told: string }>(
    'DELETE FROM early_payment_events WHERE "paymentId" = ? RETURNING "id", "told"',
    lock,
  )
  return kept.toSorted((one, other) => one.id - other.id).map(({ told }) => readStored<ProviderMoney>(told))
}

/** Deletes locks that were not used for long, with the events of payments that never came. */
export async function forgetOldLocks(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'provider_payments',
    where: '"usedAt" < ?',
    params: [daysBefore(now, earlyKeptDays)],
  })
}
