import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { safeCell } from '@brigade/domain/kit/sheet-cells.ts'
import { type CellStyles, headerStyle } from './cell-styles.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { escaped, workbookSpace, xmlDeclaration } from './xlsx-parts.ts'

/** Number of rows that take a millisecond or two: other calls have their turn in between. */
const rowsAtOnce = 100
const rowsAtMost = 1_048_576
const lettersAtMost = 32_767
/** The width of a date with its time and its offset. */
const columnWidth = 24
const dayMs = 86_400_000
/** The first day in the count of spreadsheets; with it, years from 1900 on are right. */
const firstDay = Date.UTC(1899, 11, 30)
/**
 * Returns the text of the sheet: its headers, then its rows, a few at a time. Its texts are stored as texts: none is a
 * formula.
 */
export async function* sheetText<Row>(
  { language, columns, parts }: Sheet<Row>,
  styles: CellStyles,
): AsyncGenerator<Buffer> {
  const letters = columns.map((_, place) => lettersOf(place))
  const widths = `<cols><col min="1" max="${columns.length}" width="${columnWidth}" customWidth="1"/></cols>`
  const headers = columns.map(({ header }, place) =>
    textCell(`${letters[place]}1`, { text: header, style: headerStyle }),
  )
  yield Buffer.from(
    `${xmlDeclaration}<worksheet xmlns="${workbookSpace}">${viewIn(language)}${widths}<sheetData><row r="1">${headers.join('')}</row>`,
  )
  let number = 1
  for await (const part of parts) {
    for (let from = 0; from < part.length; from += rowsAtOnce) {
      const rows = part.slice(from, from + rowsAtOnce)
      if (number + rows.length > rowsAtMost) throw new Error(`A sheet takes ${rowsAtMost} rows, and there are more.`)
      const first = number + 1
      const texts = rows.map((row, place) => {
        const cells = columns.map(({ cell }, column) =>
          cellText(`${letters[column]}${first + place}`, cell(row), styles),
        )
        return `<row r="${first + place}">${cells.join('')}</row>`
      })
      number += rows.length
      yield Buffer.from(texts.join(''))
    }
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${letters.at(-1)}${number}"/></worksheet>`)
}

/** Returns the view of a sheet, whose row of headers stays visible. */
function viewIn(language: Language): string {
  const direction = isRightToLeft(language) ? ' rightToLeft="1"' : ''
  return `<sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
}

function cellText(place: string, cell: SheetCell, styles: CellStyles): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return textCell(place, { text: cell })
  if ('amount' in cell) return `<c r="${place}" s="${styles.ofAmounts(cell.decimals)}"><v>${cell.amount}</v></c>`
  const style = 'day' in cell ? styles.ofDays() : styles.ofTimes(cell.offset)
  return `<c r="${place}" s="${style}"><v>${daysOf('day' in cell ? cell.day : cell.wall)}</v></c>`
}

function textCell(place: string, { text, style }: { text: string; style?: number }): string {
  const shown = escaped(String(safeCell(text)).slice(0, lettersAtMost))
  const drawn = style === undefined ? '' : ` s="${style}"`
  return `<c r="${place}"${drawn} t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`
}

/** Returns a time `2026-11-21 18:30`, or a day alone, as spreadsheets count: in days. */
function daysOf(wall: string): number {
  return (Date.parse(`${wall.replace(' ', 'T')}${wall.includes(' ') ? 'Z' : 'T00:00Z'}`) - firstDay) / dayMs
}

/** Returns the name of a column in spreadsheets: `A` to `Z`, then `AA`. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : `${lettersOf(Math.floor(place / 26) - 1)}${last}`
}
