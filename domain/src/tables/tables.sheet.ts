import { comparedText, plainText } from '../kit/plain-text.ts'
import { type Cell, textOfCell } from '../kit/sheet-cells.ts'

/** The headers of each column, in the languages of the interface. */
const headers = {
  name: [
    'name',
    'names',
    'table',
    'table name',
    'room',
    'room name',
    'table or room',
    'الاسم',
    'الأسماء',
    'الطاولة',
    'الغرفة',
    'الطاولة أو الغرفة',
  ],
  area: ['area', 'floor', 'floor or area', 'zone', 'section', 'المنطقة', 'الطابق', 'الطابق أو المنطقة'],
  seats: ['seats', 'chairs', 'places', 'capacity', 'المقاعد', 'عدد المقاعد'],
} as const

type SheetRows = {
  cells: readonly (readonly Cell[])[]
  /** The number of each row in the sheet, from 1; empty rows are left out. */
  places: readonly number[]
}

/**
 * Returns the rows of a sheet as the text that `readTables` reads, as if they were pasted: name, area and seats,
 * separated by tabs. Each row is on the line of its number in the sheet. The columns are in any order below headers, and
 * in this order without them.
 */
export function textOfSheet({ cells, places }: SheetRows): string {
  const top = (cells[0] ?? []).map((cell) => comparedText(textOfCell(cell)))
  const columns = columnsOf(top)
  const lines: string[] = []
  for (const [index, row] of cells.entries()) {
    if (index === 0 && columns) continue
    const place = places[index] ?? index + 1
    while (lines.length < place - 1) lines.push('')
    const texts = (columns ?? [0, 1, 2]).map((column) => plainText(textOfCell(row[column])))
    lines.push(texts.join('\t').trimEnd())
  }
  return lines.join('\n')
}

/** Returns the places of the columns by their headers, -1 for a missing one; null if the first row has no headers. */
function columnsOf(top: readonly string[]): number[] | null {
  const places = [headers.name, headers.area, headers.seats].map((names) =>
    top.findIndex((header) => names.some((name) => comparedText(name) === header)),
  )
  return places[0] === -1 ? null : places
}
