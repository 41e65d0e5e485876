import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, type Currency, decimalsOf, fromMinor } from './money.ts'
import { readAmount, readPercentage, readWhole, westernDigits, writeAmount, writeNumber } from './read-number.ts'

const number = (value: number) => ({ is: 'number', number: value })
const either = (...readings: number[]) => ({ is: 'ambiguous', readings })
const unreadable = { is: 'unreadable' }

describe('a percentage that somebody wrote', () => {
  it.each([
    ['10', number(10)],
    ['12,5', number(12.5)],
    ['12.50 %', number(12.5)],
    ['%١٢٫٥', number(12.5)],
    ['٪۱۰', number(10)],
    ['100', number(100)],
    ['', { is: 'empty' }],
    ['a tenth', unreadable],
  ])('%s', (text, reading) => {
    expect(readPercentage(text)).toEqual(reading)
  })
})

describe('an amount that somebody wrote', () => {
  it.each<[string, Currency, number]>([
    ['27.5', 'AED', 27.5],
    [' 27 ', 'AED', 27],
    ['-3', 'AED', -3],
    ['−3', 'AED', -3],
    ['12,50', 'AED', 12.5],
    ['12,5', 'AED', 12.5],
    ['1,5', 'JOD', 1.5],
    ['12.50', 'AED', 12.5],
    [',5', 'AED', 0.5],
    ['.5', 'AED', 0.5],
    ['12.', 'AED', 12],
    ['12,', 'AED', 12],
    ['25000', 'IQD', 25_000],
    ['25,000', 'IQD', 25_000],
    ['25,000', 'TSH', 25_000],
    ['1.250', 'JOD', 1.25],
    ['1.250', 'BHD', 1.25],
    ['0,250', 'AED', 0.25],
    ['0.250', 'AED', 0.25],
    ['1250,500', 'AED', 1250.5],
    ['1,250.50', 'AED', 1250.5],
    ['1.250,50', 'TL', 1250.5],
    ['1,250,000', 'AED', 1_250_000],
    ['1.250.000', 'AED', 1_250_000],
    ['1,250.500', 'AED', 1250.5],
    ['1 250', 'AED', 1250],
    ['1\u202F250,50', 'AED', 1250.5],
    ["1'250.50", 'AED', 1250.5],
    ['1’250', 'AED', 1250],
    ['1 250,500', 'AED', 1250.5],
    ['١٢٫٥', 'AED', 12.5],
    ['۱۲٫۵', 'AED', 12.5],
    ['۱۲', 'AED', 12],
    ['١٬٢٥٠', 'AED', 1250],
    ['١٬٢٥٠٫٥', 'AED', 1250.5],
    ['١٬٢٥٠٬٠٠٠', 'IQD', 1_250_000],
    ['1٫250', 'AED', 1.25],
    ['$5', 'USD', 5],
    ['US$ 12.50', 'USD', 12.5],
    ['USD 12', 'USD', 12],
    ['12 usd', 'USD', 12],
    ['-$5', 'USD', -5],
    ['$-5', 'USD', -5],
    ['12,50 ₺', 'TL', 12.5],
    ['12,50 TRY', 'TL', 12.5],
    ['\u200F١٢٫٥٠ د.إ.\u200F', 'AED', 12.5],
    ['12 ﷼', 'QAR', 12],
    ['12 ﷼', 'SAR', 12],
    ['TZS 25,000', 'TSH', 25_000],
    ['L.E. 40', 'EGP', 40],
    ['12 درهم', 'AED', 12],
    ['١٢٫٥ درهم إماراتي', 'AED', 12.5],
    ['25 ريال', 'SAR', 25],
    ['25 ريال', 'QAR', 25],
    ['1.250 دينار', 'JOD', 1.25],
    ['12,50 ليرة', 'TL', 12.5],
    ['40 جنيه', 'EGP', 40],
    ['12 dirhams', 'AED', 12],
    ['12.-', 'AED', 12],
    ['12,—', 'AED', 12],
    ['-12.-', 'AED', -12],
    ['1.250,- AED', 'AED', 1250],
    ['12.-', 'BHD', 12],
    ['12،5', 'AED', 12.5],
    ['١٢،٥٠', 'AED', 12.5],
  ])('is read from %j in %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toEqual(number(amount))
  })

  it.each<[string, Currency, number, number]>([
    ['1,250', 'AED', 1250, 1.25],
    ['1.250', 'AED', 1250, 1.25],
    ['-1,250', 'AED', -1250, -1.25],
    ['١,٢٥٠', 'USD', 1250, 1.25],
    ['AED 1,250', 'AED', 1250, 1.25],
    ['1,250', 'JOD', 1250, 1.25],
    ['1,250', 'BHD', 1250, 1.25],
    ['25.000', 'IQD', 25_000, 25],
    ['١،٢٥٠', 'AED', 1250, 1.25],
  ])('is asked for again where it can be two: %j in %s', (text, currency, whole, fraction) => {
    expect(readAmount(text, currency)).toEqual(either(whole, fraction))
  })

  it.each<[string, Currency]>([
    ['$5', 'AED'],
    ['12 USD', 'IQD'],
    ['₺12', 'USD'],
    ['12 درهم', 'SAR'],
    ['9,90 €', 'AED'],
    ['EUR 9.90', 'USD'],
    ['9.90 eur', 'USD'],
    ['₹ 250', 'QAR'],
    ['5 يورو', 'EGP'],
    ['3 دينار كويتي', 'JOD'],
  ])('is not taken in another currency: %j in %s', (text, currency) => {
    expect(readAmount(text, currency)).toEqual({ is: 'otherCurrency' })
  })

  it.each([
    'abc',
    '1.2.3',
    '1,2,3',
    '12 50',
    "12'50",
    '1 2500',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '5-',
    '.-',
    '12.-5',
    '12، 5',
    '€',
    'درهم',
    '1,25,000',
    '1.250,500,50',
    '.',
    ',',
    '-',
    '12m5',
    '12.509999999999999999',
    '5 kg',
    '2²',
    '½',
  ])('is not guessed from %j', (text) => {
    expect(readAmount(text, 'AED')).toEqual(unreadable)
  })

  it.each(['', '  ', '\u200F', '\uFEFF '])('is none in %j', (text) => {
    expect(readAmount(text, 'AED')).toEqual({ is: 'empty' })
  })

  const currency = fc.constantFrom(...currencies)
  const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

  it('is read again from what is shown, in every currency', () => {
    fc.assert(
      fc.property(currency, minor, (each, units) => {
        const amount = fromMinor(units, each)
        expect(readAmount(writeAmount(amount, each), each)).toEqual(number(amount))
        expect(readAmount(`${each} ${writeAmount(amount, each)}`, each)).toEqual(number(amount))
      }),
    )
  })

  it('is never another than the one that was meant, whatever the habit of who writes', () => {
    const habit = fc.constantFrom(
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ['\u00A0', '.'],
      ["'", '.'],
      ['', '.'],
      ['', ','],
      ['٬', '٫'],
    )
    const script = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹')
    fc.assert(
      fc.property(currency, minor, habit, script, fc.boolean(), (each, units, [group, point], digits, isWhole) => {
        const sized = isWhole ? Math.trunc(units / 10 ** decimalsOf(each)) * 10 ** decimalsOf(each) : units
        const amount = fromMinor(sized, each)
        const [whole = '', fraction] = String(amount).split('.')
        const text = [whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, group), ...(fraction ? [fraction] : [])].join(point)
        const written = text.replaceAll(/\d/g, (digit) => digits[Number(digit)]!)

        const reading = readAmount(written, each)

        if (reading.is === 'ambiguous') expect(reading.readings).toContain(amount)
        else if (coinlessComma(each, group, point) || pointOfThousands(each, group, written))
          expect(reading.is).toBe('number')
        else expect(reading).toEqual(number(amount))
      }),
      { numRuns: 2000 },
    )

    /**
     * Returns whether a comma is the decimal sign of a currency without coins: three decimals make no sense there, two
     * are read as decimals.
     */
    function coinlessComma(each: Currency, group: string, point: string): boolean {
      return (each === 'IQD' || each === 'TSH') && group === '' && point === ','
    }

    /** Returns whether a point is read as the decimal one, as is usual in currencies of three decimals. */
    function pointOfThousands(each: Currency, group: string, written: string): boolean {
      return decimalsOf(each) === 3 && group === '.' && /^-?\p{Nd}{1,3}\.\p{Nd}{3}$/u.test(written)
    }
  })

  it('never throws, and reads nothing endless', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), currency, (text, each) => {
        const reading = readAmount(text, each)
        if (reading.is === 'number') expect(Number.isFinite(reading.number)).toBe(true)
      }),
    )
    expect(readAmount('9'.repeat(400), 'AED')).toEqual(unreadable)
  })
})

describe('a whole number that somebody wrote', () => {
  it.each([
    ['450', 450],
    ['1,250', 1250],
    ['1 250', 1250],
    ['٤٥٠', 450],
    ['-1', -1],
    ['1,250,000', 1_250_000],
    ['12.5', 12.5],
    ['12,5', 12.5],
  ])('is read from %j', (text, value) => {
    expect(readWhole(text)).toEqual(number(value))
  })

  it('is asked for again where a point may be the decimal one', () => {
    expect(readWhole('1.250')).toEqual(either(1250, 1.25))
  })

  it.each(['abc', '$5', '5 kcal', '1e3'])('is not guessed from %j', (text) => {
    expect(readWhole(text)).toEqual(unreadable)
  })

  it('is read again from what is shown', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(readWhole(writeNumber(value))).toEqual(number(value))
      }),
    )
  })
})

describe('an amount as people read it', () => {
  it.each<[number, Currency, string]>([
    [25_000, 'IQD', '25,000'],
    [25_000.5, 'IQD', '25,000.50'],
    [1_234_567.5, 'AED', '1,234,567.50'],
    [1.25, 'JOD', '1.250'],
    [-1250, 'AED', '-1,250.00'],
    [1.255, 'AED', '1.255'],
    [0, 'BHD', '0.000'],
  ])('%d in %s', (amount, currency, text) => {
    expect(writeAmount(amount, currency)).toBe(text)
  })

  it('has Western digits for Arabic and Persian ones', () => {
    expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x7')).toBe('0123456789 0123456789 x7')
  })
})
