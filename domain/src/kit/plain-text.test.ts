import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedText, plainLines, plainText } from './plain-text.ts'

const unicode = fc.string({ unit: 'binary' })
/** Texts in which the special cases are frequent. */
const knottySigns = [
  Array.from(
    'aÉهیක්1# \u00A0\t\n\u0000\u200B\u200C\u200D\u200F\u202E\u2066\uFEFF\u00AD\uFE0F\u20E3👩🏽🚀🏴\u{E0067}\u{E007F}',
  ),
  ['e\u0301', '\u0301', '\u3164', '\u2800', '\uFFFE', '\uD800'],
].flat()
const knotty = fc.array(fc.constantFrom(...knottySigns)).map((signs) => signs.join(''))
const anyText = fc.oneof(unicode, knotty)

describe('a short text in order', () => {
  it.each([
    ['spaces inside and around', '  D   1 ', 'D 1'],
    ['spaces of other kinds and line ends', 'D\u00A0\u3000\r\n\t1', 'D 1'],
    ['letters that are written in two signs', 'Cafe\u0301', 'Caf\u00E9'],
    ['an accent behind a hidden mark', 'Cafe\u200B\u0301', 'Caf\u00E9'],
    ['control characters', 'So\u0000u\u0007p\u009F', 'Soup'],
    ['marks that turn the direction', '\u202Eevil\u202C \u2066so\u2069up\u200F', 'evil soup'],
    ['marks that nobody sees', '\uFEFFSo\u200Bup\u00AD\u2060', 'Soup'],
    ['half a sign', 'Soup\uD83D', 'Soup'],
    ['a joiner between Latin letters', 'So\u200Cup\u200D', 'Soup'],
    ['spaces that meet when a mark between them goes', 'a \u200B b', 'a b'],
  ])('mends %s', (_what, text, mended) => {
    expect(plainText(text)).toBe(mended)
  })

  it.each([
    ['Persian', 'می\u200Cخواهم کتاب\u200Cها'],
    ['Kurdish', 'خۆشه\u200Cویست'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['a family', '👨\u200D👩\u200D👧'],
    ['an astronaut', '👩🏽\u200D🚀'],
    ['a heart in colour', '❤\uFE0F'],
    ['a flag of many colours', '🏳\uFE0F\u200D🌈'],
    ['the flag of Wales', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
    ['a digit in a box', '1\uFE0F\u20E3'],
    ['Arabic with its signs', 'شُورَبَةٌ'],
    ['a price', 'Menu 2 × 12,50 € (½)'],
  ])('leaves %s as it is', (_what, text) => {
    expect(plainText(text)).toBe(text)
  })

  it.each(['\u200B', '\u200F\u202E', '\u200C\u200D', '\uFE0F', '\u3164', '\u2800', '\uFEFF \u00AD', '\u{E0061}'])(
    'is empty where there is nothing to see: %j',
    (text) => {
      expect(plainText(text)).toBe('')
      expect(comparedText(text)).toBe('')
    },
  )

  it('finds every letter that it takes for one of one form to be so', () => {
    const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code))
    const kept = letters.filter((letter) => plainText(letter) === letter)

    expect(kept.filter((letter) => letter.normalize('NFC') !== letter || /[\p{Cc}\p{Cf}\p{Z}]/u.test(letter))).toEqual(
      // Visible format characters of Arabic.
      Array.from('\u0600\u0601\u0602\u0603\u0604\u0605\u06DD\u070F\u0890\u0891\u08E2'),
    )
    for (const letter of kept) expect(plainText(`${letter}\u200B`)).toBe(letter)
  })

  it('stays as it is once it is in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text))
      }),
    )
  })

  it('is well formed, one line, and without a mark that turns the direction', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text)

        expect(plain.isWellFormed()).toBe(true)
        expect(plain).toBe(plain.normalize('NFC').trim())
        expect(plain).not.toMatch(/ {2}|\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u2028\u2029]/u)
      }),
    )
  })

  it('loses none of the letters and digits', () => {
    const seen = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
    // Fillers of Hangul are invisible letters.
    const letters = fc.string({
      unit: fc.oneof(fc.constantFrom('a', 'ß', 'ه', 'ß', 'Ж', '漢', '٣', ' ', '-'), fc.constant('ی')),
    })

    fc.assert(
      fc.property(letters, (text) => {
        expect(seen(plainText(text))).toEqual(seen(text))
      }),
    )
  })

  it('comes to an end with long runs of what is hidden', () => {
    const worst = ['\u200C', '\u200Dه', '👩\u200D', '🏴\u{E0067}', ' \u200B', 'a\u0301'].map((part) =>
      part.repeat(50_000),
    )

    for (const text of worst) expect(plainText(text).length).toBeLessThanOrEqual(text.length)
  })
})

describe('a text of several lines', () => {
  it('keeps its lines, each in order', () => {
    expect(plainLines(' With  lemon\r\n\r\nand\u200B bread \r')).toBe('With lemon\n\nand bread')
  })

  it('stays as it is once it is in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainLines(plainLines(text))).toBe(plainLines(text))
      }),
    )
  })
})

describe('comparing', () => {
  it.each([
    ['D 1', 'd  1'],
    ['Caf\u00E9', 'CAFE\u0301'],
    ['Soup', '\u202ESo\u200Bup'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['☕', '☕\uFE0F'],
  ])('takes %j and %j for one', (one, other) => {
    expect(comparedText(one)).toBe(comparedText(other))
  })

  it.each([
    ['Soup', 'Soups'],
    ['D 1', 'D1'],
    ['Cafe', 'Café'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
  ])('tells %j and %j apart', (one, other) => {
    expect(comparedText(one)).not.toBe(comparedText(other))
  })

  it('finds hidden marks, put anywhere, to change nothing', () => {
    const mark = fc.constantFrom('\u200B', '\u200E', '\u202E', '\u2066', '\uFEFF', '\u0007')
    const letters = fc.array(fc.constantFrom('a', 'B', 'ه', 'ی', 'é', ' ', '7'))

    fc.assert(
      fc.property(letters, fc.array(fc.tuple(fc.nat(), mark)), (signs, marks) => {
        const marked: string[] = [...signs]
        for (const [place, sign] of marks) marked.splice(place % (marked.length + 1), 0, sign)

        expect(comparedText(marked.join(''))).toBe(comparedText(signs.join('')))
      }),
    )
  })
})
