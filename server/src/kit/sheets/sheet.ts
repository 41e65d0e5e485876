import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { WallTime } from '@brigade/domain/kit/venue-days.ts'

/** What stands in a cell; a time of a venue's clock and a day of its calendar, `2026-11-21`, are dates to a spreadsheet. */
export type SheetCell = Cell | WallTime | { day: string } | { amount: number; decimals: number }

export type SheetColumn<Row> = { header: string; cell: (row: Row) => SheetCell }

/** What a feature declares of a spreadsheet. */
export type Sheet<Row> = {
  /** What the file is called, as far as a file may be called so. */
  fileName: string
  sheetName: string
  /** In which it is read: columns of a sheet in Arabic begin at the right. */
  language: Language
  columns: readonly SheetColumn<Row>[]
  /** The rows, part by part: none is asked for before there is room for it, so that a part is all that is ever held. */
  parts: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
}
