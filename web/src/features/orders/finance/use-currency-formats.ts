import type { Currency } from '@brigade/domain/kit/money.ts'
import { createFormats, type Formats } from '#kit/formats.ts'
import { useLanguage } from '#kit/i18n.ts'

/** An order keeps the currency in which it was placed, whatever its venue has now. */
export function useCurrencyFormats(currency: Currency): Formats {
  const language = useLanguage()
  return createFormats({ language, currency, timeZone: 'UTC' })
}
