import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { isoCodeOf } from '#kit/formats/iso-codes.ts'

/** Returns the name of a currency: `UAE Dirham`. */
export function currencyName(currency: Currency, language: InterfaceLanguage): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(isoCodeOf(currency)) ?? currency
}
