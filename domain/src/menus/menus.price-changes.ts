import { type Currency } from '../kit/money.ts'
import { writeAmount } from '../kit/read-number.ts'

/** Prices of a record by what people call them: `price`, or an option's name. None where there is none. */
export type NamedPrices = Readonly<Record<string, number | null | undefined>>

/** A price that an edit changed, as admins read it: `price: AED 19.50 → 0.01`. */
export type PriceChange = string

/** The prices that differ between two states of a record, in words; a new one has no old price. */
export function changedPrices(before: NamedPrices, after: NamedPrices, currency: Currency): PriceChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null]
    return old === now ? [] : [`${name}: ${currency} ${text(old, currency)} → ${text(now, currency)}`]
  })
}

function text(price: number | null, currency: Currency): string {
  return price === null ? '–' : writeAmount(price, currency)
}
