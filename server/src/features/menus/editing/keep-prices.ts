import { decimalsOf } from '@brigade/domain/kit/money.ts'
import { venueErrors } from '@brigade/domain/venues/venues.errors.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { raiseCatalogueVersion } from './public/edited-venue.ts'

/**
 * Follows a venue's new currency: whoever has its whole menu reads it again. The prices keep their digits, so a currency
 * with other decimals is refused while there are any. Throws Conflict.
 */
export function* keepPrices({ before, changed }: HookInputs['venues:settingsChange']): Transaction<void> {
  const { currency } = changed
  if (!currency) return
  if (decimalsOf(currency) !== decimalsOf(before.currency) && (yield* findItem(before.id))) {
    const message = sentenceOf(venueErrors, { code: 'currencyOfPrices', params: { currency } })
    throw conflict({
      message,
      reason: 'currencyOfPrices',
      fields: { currency: message },
      params: { currency: { currency } },
    })
  }
  yield* raiseCatalogueVersion(before.id)
}

function findItem(venueId: number): Transaction<{ id: number } | undefined> {
  return one<{ id: number }>('SELECT "id" FROM items WHERE "restaurantId" = ? LIMIT 1', venueId)
}
