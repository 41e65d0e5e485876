import { utils, write } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/menus/bulk/bulk.cells.ts'

export type Workbook = { sheetName: string; cells: Cell[][] }

const columnWidth = 22

/** A workbook of one sheet as the bytes of an xlsx file. Its texts are texts: none of them is a formula. */
export function writeWorkbook({ sheetName, cells }: Workbook): Uint8Array {
  const sheet = utils.aoa_to_sheet(cells.map((row) => row.map(storedCell)))
  sheet['!cols'] = (cells[0] ?? []).map(() => ({ wch: columnWidth }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, sheetName)
  return new Uint8Array(
    write(workbook, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  )
}

/** In this format `_x0041_` stands for a letter: a text that says just that needs its sign written so. */
function storedCell(cell: Cell): Cell {
  if (cell === '') return null
  return typeof cell === 'string' ? cell.replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_') : cell
}
