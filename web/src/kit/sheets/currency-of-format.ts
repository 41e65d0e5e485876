import { withoutCurrency } from '@brigade/domain/kit/currency-signs.ts'

/**
 * Returns the currency that a number format shows, as it is written there: `€` of `#,##0.00\ [$€-407]`. Undefined if it
 * shows none.
 */
export function currencyOfFormat(format: string): string | undefined {
  // Formats of negative numbers and of zero follow, and show the same currency.
  const [ofPositive = ''] = format.split(';')
  for (const [, bracketed, quoted, escaped, bare] of ofPositive.replaceAll(spaces, ' ').matchAll(literals)) {
    // A bracket alone names a currency, or only a country: `[$-409]`.
    if (bracketed?.trim()) return bracketed.trim()
    const text = (quoted ?? escaped?.replaceAll('\\', '') ?? bare ?? '').trim()
    if (isCurrency(text)) return text
  }
  return undefined
}

/** `_)` leaves the room of a sign, and `* ` fills with one. */
const spaces = /(?<!\\)[_*]./gu
const literals = /\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|((?:\\.)+)|(\p{Sc})/gu

function isCurrency(text: string): boolean {
  const { rest, named } = withoutCurrency(text)
  return named !== undefined && rest.trim() === ''
}
