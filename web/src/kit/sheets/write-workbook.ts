import { utils, write } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

const columnWidth = 22

/** Creates a workbook of one sheet, as an xlsx file. */
export function writeWorkbook({ sheetName, cells }: { sheetName: string; cells: Cell[][] }): Uint8Array {
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = (cells[0] ?? []).map(() => ({ wch: columnWidth }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, sheetName)
  const bytes: ArrayBuffer = write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
  return new Uint8Array(bytes)
}
