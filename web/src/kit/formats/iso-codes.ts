import type { Currency } from '@brigade/domain/kit/money.ts'

/** Two of the venues' currency names differ from the standard's. */
export const isoCodes: Partial<Record<Currency, string>> = { TSH: 'TZS', TL: 'TRY' }

/** Returns the standard's code of a currency. */
export function isoCodeOf(currency: Currency): string {
  return isoCodes[currency] ?? currency
}
