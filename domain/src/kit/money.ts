export const currencies = ['AED', 'USD', 'SAR', 'JOD', 'IQD', 'QAR', 'BHD', 'TSH', 'TL', 'EGP'] as const

/** The ten currencies a venue can have. (spec 1, §9) */
export type Currency = (typeof currencies)[number]

/** The largest price in any currency. */
export const largestAmount = 1_000_000_000

const decimalsByCurrency: Partial<Record<Currency, number>> = { JOD: 3, BHD: 3 }

/** Returns the decimal places of a currency's minor unit: 3 for JOD and BHD, else 2. */
export function decimalsOf(currency: Currency): number {
  return decimalsByCurrency[currency] ?? 2
}

/**
 * Converts a decimal amount to whole minor units (fils, cents), exactly by its digits. The product in floating point is
 * only a first guess. Returns null if the amount has more decimal places than the currency, or is not finite.
 */
export function toMinor(amount: number, currency: Currency): number | null {
  return scaled(amount, decimalsOf(currency))
}

/**
 * Converts whole minor units to the decimal amount of the wire. Dividing two whole numbers gives the number nearest to
 * the true quotient, which is also the number that its decimal digits are parsed to.
 */
export function fromMinor(minor: number, currency: Currency): number {
  // Adding 0 turns -0 into 0.
  return minor / 10 ** decimalsOf(currency) + 0
}

/** Returns an amount in minor units as digits: `1050` in AED is `10.50`. */
export function minorText(minor: number, currency: Currency): string {
  return decimalText(minor, decimalsOf(currency))
}

/**
 * Returns `percent` (up to two decimals) of an amount in minor units, rounded half up to two decimal places. (spec 1,
 * §2.7)
 */
export function percentOf(minor: number, percent: number, currency: Currency): number {
  const hundredths = scaled(percent, 2)
  if (hundredths === null) throw new RangeError(`A percentage has at most two decimals: ${percent}`)
  const step = 10n ** BigInt(decimalsOf(currency) - 2)
  return Number(dividedHalfUp(BigInt(minor) * BigInt(hundredths), 10_000n * step) * step)
}

/**
 * Returns an amount in minor units less `percent` (up to two decimals) of it, rounded half up to the minor unit: a half
 * belongs to the seller.
 */
export function lessPercent(minor: number, percent: number): number {
  const hundredths = scaled(percent, 2)
  if (hundredths === null) throw new RangeError(`A percentage has at most two decimals: ${percent}`)
  return Number(dividedHalfUp(BigInt(minor) * BigInt(10_000 - hundredths), 10_000n))
}

function scaled(value: number, decimals: number): number | null {
  const guess = Math.round(value * 10 ** decimals)
  // The quotient is the number that the decimal digits are parsed to, and no other decimal of 15 digits is parsed to
  // it.
  if (Math.abs(guess) < 1e15 && guess / 10 ** decimals === value) return guess + 0
  if (!Number.isFinite(value)) return null
  const text = String(value)
  if (text.includes('e')) return null
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > decimals) return null
  const minor = Number(whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

function decimalText(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  return `${minor < 0 ? '-' : ''}${whole}.${digits.slice(-decimals)}`
}

function dividedHalfUp(numerator: bigint, divisor: bigint): bigint {
  const doubled = numerator * 2n + divisor
  const quotient = doubled / (divisor * 2n)
  return doubled < 0n && doubled % (divisor * 2n) !== 0n ? quotient - 1n : quotient
}
