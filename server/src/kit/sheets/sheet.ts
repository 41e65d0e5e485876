import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { WallTime } from '@brigade/domain/kit/venue-days.ts'

/**
 * The value of a cell; a time of a venue's clock and a day of its calendar, `2026-11-21`, are dates in a spreadsheet.
 */
export type SheetCell = Cell | WallTime | { day: string } | { amount: number; decimals: number }

export type SheetColumn<Row> = { header: string; cell: (row: Row) => SheetCell }

/** A feature's description of a spreadsheet. */
export type Sheet<Row> = {
  /** The name of the file, as far as a file may have it. */
  fileName: string
  sheetName: string
  /** The language of its readers: columns of a sheet in Arabic begin at the right. */
  language: Language
  columns: readonly SheetColumn<Row>[]
  /**
   * The rows, part by part: the next one is requested only when there is room for it, so that only one part is in
   * memory.
   */
  parts: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
  /** The sheets after it in the same workbook. */
  further?: readonly Sheet<object>[]
}
