import { type Currency } from '../kit/money.ts'
import { writeAmount } from '../kit/read-number.ts'

/** The prices of a record by name: `price`, or an option's name. A missing price is null or undefined. */
export type NamedPrices = Readonly<Record<string, number | null | undefined>>

/** A changed price as admins read it: `price: AED 19.50 → 0.01`. */
export type PriceChange = string

/** Returns the prices that differ between two states of a record, as texts; a new price has no old value. */
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
