import { type Currency, toMinor } from '@brigade/domain/kit/money.ts'
import { readAmount } from '@brigade/domain/kit/read-number.ts'

/** Returns a typed amount in minor units: 0 for an empty text, null for an invalid one. */
export function minorTyped(text: string, currency: Currency): number | null {
  const reading = readAmount(text, currency)
  if (reading.is === 'empty') return 0
  return reading.is === 'number' && reading.number >= 0 ? toMinor(reading.number, currency) : null
}
