import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOfText, safeCell, textOfCell } from './sheet-cells.ts'

describe('a text in a cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''-x", '＝1'])(
    'never begins a formula: %j',
    (text) => {
      expect(cellOfText(text)).toBe(`'${text}`)
      expect(textOfCell(cellOfText(text))).toBe(text)
    },
  )

  it.each(['Soup', "'Soup'", "l'eau", ' =x', ''])('stays as it is where it could be none: %j', (text) => {
    expect(cellOfText(text)).toBe(text)
  })

  it('is no formula, no matter who wrote it, and gets its sign once', () => {
    expect(safeCell('=1')).toBe("'=1")
    expect(safeCell(cellOfText('=1'))).toBe("'=1")
    expect([safeCell('Soup'), safeCell(-1), safeCell(null)]).toEqual(['Soup', -1, null])
  })

  it('reads back as it was, whatever it is', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r]{0,4}.{0,5}$/))
    fc.assert(
      fc.property(text, (any) => {
        expect(textOfCell(cellOfText(any))).toBe(any)
        expect(/^[=+\-@\t\r]/.test(cellOfText(any))).toBe(false)
      }),
    )
  })
})

describe('a number in a cell', () => {
  it('is written in the digits that spreadsheets show', () => {
    expect(textOfCell(0.1 + 0.2)).toBe('0.3')
    expect(textOfCell(27.5)).toBe('27.5')
    expect(textOfCell(null)).toBe('')
  })
})
