import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { PaymentRow } from '#features/orders/door/payment-columns.ts'
import type { Database } from '#kit/database.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import { readStored } from '#kit/stored-json.ts'
import { many, one, run, type Work } from '#kit/work.ts'
import type { ToldMoney } from './told-money.ts'

/** In days: far longer than any provider waits before it tells of a payment. */
const earlyKeptDays = 30

/** A payment of a provider, by its own word for it. */
type ProviderPayment = { provider: string; payment: string }

/** Locks a payment of a provider until the transaction ends, known or not: all that is told of it is taken in turn. Returns the lock. */
export function* lockPayment({ provider, payment }: ProviderPayment, now: Date): Work<number> {
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

/** The rows of the ledger that are about a payment of a provider, the oldest first. There are none before it was received. */
export function* ledgerOf({ provider, payment }: ProviderPayment): Work<PaymentRow[]> {
  return yield* many<PaymentRow>(
    'SELECT * FROM payments WHERE "provider" = ? AND "paymentReference" = ? ORDER BY "id"',
    provider,
    payment,
  )
}

/** Keeps what is told of a payment before the payment itself. */
export function* keepEarly(lock: number, told: ToldMoney): Work<void> {
  yield* run(
    'INSERT INTO early_payment_events ("paymentId", "eventId", "told") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    lock,
    told.eventId,
    JSON.stringify(told),
  )
}

/** What was told of a payment before it, in the order in which it came. It is kept no more. */
export function* takeEarly(lock: number): Work<ToldMoney[]> {
  const kept = yield* many<{ id: number; told: string }>(
    'DELETE FROM early_payment_events WHERE "paymentId" = ? RETURNING "id", "told"',
    lock,
  )
  return kept.toSorted((one, other) => one.id - other.id).map(({ told }) => readStored<ToldMoney>(told))
}

/** Forgets locks that nobody used for long, with what was told of payments that never came. */
export async function forgetOldLocks(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'provider_payments',
    where: '"usedAt" < ?',
    params: [daysBefore(now, earlyKeptDays)],
  })
}
