import type { Language } from '@brigade/domain/kit/languages.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { isoCodeOf } from '#kit/formats/iso-codes.ts'
import { partsOf } from '#kit/i18n/i18n.ts'

/** Returns the code and the name of a currency: `AED · UAE Dirham`. */
export function currencyLabel(currency: Currency, language: Language): string {
  return `${currency} · ${currencyName(currency, language)}`
}

/** Returns the name of a currency: `UAE Dirham`. */
export function currencyName(currency: Currency, language: Language): string {
  const own = partsOf(language)?.ownFormats
  return (
    own?.currencies[currency] ??
    new Intl.DisplayNames(language, { type: 'currency' }).of(isoCodeOf(currency)) ??
    currency
  )
}
