import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/menus/bulk/bulk.cells.ts'
import { readLimits } from '#features/menus/bulk/reading/read-limits.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'

/** The cells of a workbook's last sheet, formulas as the values that were stored with them. Throws by the name of the fault. (spec 2, §5) */
export function readWorkbook(bytes: Uint8Array): Cell[][] {
  const sheet = lastSheet(bytes)
  const range = sheet['!ref'] ? utils.decode_range(sheet['!ref']) : null
  if (!range) throw new ReadRefusal('empty')
  const whole = utils.decode_range((sheet['!fullref'] as string | undefined) ?? sheet['!ref']!)
  if (whole.e.r + 1 > readLimits.rowsWithEmpty) throw new ReadRefusal('tooManyRows', whole.e.r + 1)

  const rows = (sheet['!data'] ?? []) as (CellObject[] | undefined)[]
  const width = Math.min(range.e.c + 1, readLimits.columns)
  const cells = Array.from({ length: range.e.r + 1 }, (_, row) =>
    Array.from({ length: width }, (_, column) => cellOf(rows[row]?.[column])),
  )
  assertPlainHeaders(sheet, cells)
  return cells
}

function lastSheet(bytes: Uint8Array): WorkSheet {
  try {
    const workbook = read(bytes, {
      type: 'array',
      dense: true,
      // One more than is taken, so that it is seen where there are more.
      sheetRows: readLimits.rowsWithEmpty + 1,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      bookVBA: false,
    })
    const name = workbook.SheetNames.at(-1)
    const sheet = name === undefined ? undefined : workbook.Sheets[name]
    if (sheet) return sheet
  } catch (thrown) {
    const isLocked = thrown instanceof Error && /password|encrypt/i.test(thrown.message)
    throw new ReadRefusal(isLocked ? 'encrypted' : 'broken')
  }
  throw new ReadRefusal('empty')
}

function cellOf(cell: CellObject | undefined): Cell {
  const value = cell?.v
  if (cell?.t === 'e') return cell.w ?? '#ERROR'
  if (typeof value === 'number' || typeof value === 'string') return value
  return value === undefined || value === null ? null : String(value)
}

function assertPlainHeaders(sheet: WorkSheet, cells: readonly Cell[][]): void {
  const top = cells.findIndex((row) => row.some((cell) => cell !== null && String(cell).trim() !== ''))
  const isMerged = (sheet['!merges'] ?? []).some(({ s, e }) => s.r <= top && top <= e.r)
  if (isMerged) throw new ReadRefusal('mergedHeaders')
}
