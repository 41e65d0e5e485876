import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, type Currency, decimalsOf, fromMinor, minorText, percentOf, toMinor } from './money.ts'

const anyCurrency = fc.constantFrom(...currencies)
/**
 * Up to a thousand million in whole currency units, the largest amount on the wire, counted in the finest minor unit.
 */
const anyMinor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('an amount', () => {
  it.each<[Currency, number]>([
    ['AED', 2],
    ['USD', 2],
    ['IQD', 2],
    ['TSH', 2],
    ['JOD', 3],
    ['BHD', 3],
  ])('in %s has %i decimals', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals)
  })

  it.each<[amount: number, currency: Currency, minor: number | null]>([
    [27.5, 'AED', 2750],
    [0.1 + 0.2, 'AED', null],
    [0.29, 'USD', 29],
    [1.005, 'USD', null],
    [1.005, 'JOD', 1005],
    [0.0005, 'BHD', null],
    [-12.34, 'SAR', -1234],
    [0, 'QAR', 0],
    [-0, 'QAR', 0],
    [1e-7, 'USD', null],
    [1e21, 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'USD', null],
    [90_071_992_547_410, 'USD', null],
  ])('of %d in %s is %s minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor)
  })

  it.each<[minor: number, currency: Currency, text: string]>([
    [1050, 'AED', '10.50'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [0, 'USD', '0.00'],
    [1, 'JOD', '0.001'],
    [1_234_567, 'BHD', '1234.567'],
    [2_500_000, 'IQD', '25000.00'],
  ])('of %i minor units in %s is written %s', (minor, currency, text) => {
    expect(minorText(minor, currency)).toBe(text)
  })

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  it('is the number that its digits are read as', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        expect(fromMinor(minor, currency)).toBe(Number(minorText(minor, currency)))
      }),
    )
  })

  it('survives JSON', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const parsed: unknown = JSON.parse(JSON.stringify(fromMinor(minor, currency)))
        expect(toMinor(Number(parsed), currency)).toBe(minor)
      }),
    )
  })
})

describe('a percentage of an amount', () => {
  it.each<[minor: number, percent: number, currency: Currency, fee: number]>([
    [3200, 10, 'AED', 320],
    [1005, 10, 'USD', 101],
    [1004, 10, 'USD', 100],
    [1, 50, 'USD', 1],
    [1, 49.99, 'USD', 0],
    [12_345, 7.25, 'JOD', 900],
    [12_350, 10, 'JOD', 1240],
    [12_349, 10, 'BHD', 1230],
    [999, 0, 'AED', 0],
    [999, 100, 'AED', 999],
  ])('of %i at %d %% in %s is %i', (minor, percent, currency, fee) => {
    expect(percentOf(minor, percent, currency)).toBe(fee)
  })

  it('is the exact value rounded to two decimals, half up, at any size', () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), anyCurrency, (minor, hundredths, currency) => {
        const step = 10n ** BigInt(decimalsOf(currency) - 2)
        const rounded = BigInt(percentOf(minor, hundredths / 100, currency))
        // Both in ten-thousandths of a minor unit, so that nothing is divided.
        const tooMuch = rounded * 10_000n - BigInt(minor) * BigInt(hundredths)
        const half = 5000n * step
        expect(rounded % step).toBe(0n)
        expect(tooMuch > -half && tooMuch <= half).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses a percentage that is finer than hundredths', () => {
    expect(() => percentOf(1000, 1.234, 'USD')).toThrow(RangeError)
  })
})
