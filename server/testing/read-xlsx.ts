import { read, utils } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

/** Returns the cells of a file's last sheet, as another program reads them. */
export function readXlsx(bytes: Uint8Array): Cell[][] {
  const workbook = read(bytes, { type: 'array' })
  return utils.sheet_to_json<Cell[]>(workbook.Sheets[workbook.SheetNames.at(-1)!]!, {
    header: 1,
    raw: true,
    defval: null,
  })
}

/** Returns the same cells as people see them, with their formats. */
export function shownInXlsx(bytes: Uint8Array): string[][] {
  const workbook = read(bytes, { type: 'array' })
  return utils.sheet_to_json<string[]>(workbook.Sheets[workbook.SheetNames.at(-1)!]!, {
    header: 1,
    raw: false,
    defval: '',
  })
}

/** Returns the name of the last sheet, and whether its columns begin at the right. */
export function viewOfXlsx(bytes: Uint8Array): { name: string; isRightToLeft: boolean } {
  const { SheetNames, Workbook } = read(bytes, { type: 'array' })
  return { name: SheetNames.at(-1)!, isRightToLeft: Workbook?.Views?.[0]?.RTL ?? false }
}
