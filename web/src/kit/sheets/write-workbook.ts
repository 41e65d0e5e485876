import { utils, write } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

/** A sheet of a workbook that the page makes. */
export type WrittenSheet = { sheetName: string; cells: Cell[][] }

const columnWidth = 22

/** Creates a workbook of these sheets, as an xlsx file. */
export function writeWorkbook(sheets: readonly WrittenSheet[]): Uint8Array {
  const workbook = utils.book_new()
  for (const { sheetName, cells } of sheets) {
    const sheet = utils.aoa_to_sheet(cells)
    sheet['!cols'] = (cells[0] ?? []).map(() => ({ wch: columnWidth }))
    utils.book_append_sheet(workbook, sheet, sheetName)
  }
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
  return new Uint8Array(bytes)
}
