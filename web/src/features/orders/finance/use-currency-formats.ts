import type { Currency } from '@brigade/domain/kit/money.ts'
import { createFormats, type Formats } from '#kit/formats/formats.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'

/**
 * Returns the formats of a currency: an order keeps the currency in which it was placed, whatever its venue uses now.
 */
export function useCurrencyFormats(currency: Currency): Formats {
  const language = useLanguage()
  return createFormats({ language, currency, timeZone: 'UTC' })
}
