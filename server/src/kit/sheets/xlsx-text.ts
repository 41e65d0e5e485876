import { type Cell, safeCell } from '@brigade/domain/kit/sheet-cells.ts'
import type { Sheet } from './sheet.ts'

/** So many rows take a millisecond or two: others have their turn in between. */
const rowsAtOnce = 100
const rowsAtMost = 1_048_576
const lettersAtMost = 32_767
const columnWidth = 22

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const format = 'http://schemas.openxmlformats.org'
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet has besides the sheet: by the path of each in the file. */
export function workbookFiles(sheetName: string): [path: string, text: string][] {
  const name = escaped(sheetName.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${format}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${partType}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${format}/spreadsheetml/2006/main" xmlns:r="${format}/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
  ]
}

function relation(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="${format}/package/2006/relationships"><Relationship Id="rId1" Type="${format}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
}

/** The text of the sheet: its headers, then its rows, a few at a time. Its texts are texts: none of them is a formula. */
export async function* sheetText<Row>({ columns, parts }: Sheet<Row>): AsyncGenerator<Buffer> {
  const letters = columns.map((_, place) => lettersOf(place))
  const widths = `<cols><col min="1" max="${columns.length}" width="${columnWidth}" customWidth="1"/></cols>`
  const headers = rowText({ letters, number: 1, cells: columns.map(({ header }) => header) })
  yield Buffer.from(`${declaration}<worksheet xmlns="${format}/spreadsheetml/2006/main">${widths}<sheetData>${headers}`)
  let number = 1
  for await (const part of parts) {
    for (let from = 0; from < part.length; from += rowsAtOnce) {
      const rows = part.slice(from, from + rowsAtOnce)
      if (number + rows.length > rowsAtMost) throw new Error(`A sheet takes ${rowsAtMost} rows, and there are more.`)
      const first = number + 1
      const texts = rows.map((row, place) =>
        rowText({ letters, number: first + place, cells: columns.map(({ cell }) => cell(row)) }),
      )
      number += rows.length
      yield Buffer.from(texts.join(''))
    }
  }
  yield Buffer.from('</sheetData></worksheet>')
}

type RowText = { letters: readonly string[]; number: number; cells: readonly Cell[] }

function rowText({ letters, number, cells }: RowText): string {
  const texts = cells.map((cell, place) => cellText(`${letters[place]}${number}`, safeCell(cell)))
  return `<row r="${number}">${texts.join('')}</row>`
}

function cellText(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const text = escaped(cell.slice(0, lettersAtMost))
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** `A` to `Z`, then `AA`, as spreadsheets name their columns. */
function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : `${lettersOf(Math.floor(place / 26) - 1)}${last}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// oxlint-disable-next-line no-control-regex -- what XML can't hold is what is looked for.
const unwritable = /_(?=x[\da-fA-F]{4}_)|[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g

/** In this format `_x0041_` stands for a letter: so are those written that XML can't hold, and a text that says just that. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
}
