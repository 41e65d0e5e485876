import { one, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { currencyInUse } from '#features/orders/public/open-at-venue.ts'

/** Keeps the currency of a venue while someone can still pay on a provider's page. Throws Conflict. */
export function* keepCurrencyOfCheckouts({
  before: { id },
  changed,
  now,
}: HookInputs['venues:settingsChange']): Transaction<void> {
  if (!changed.currency) return
  const open = yield* one(
    `SELECT "id" FROM checkouts WHERE "restaurantId" = ? AND "state" = 'open' AND "expiresAt" > ? LIMIT 1`,
    id,
    now.toISOString(),
  )
  if (open) throw currencyInUse()
}
