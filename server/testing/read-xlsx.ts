import { read, utils } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'

/** The cells of a file's last sheet, as another program reads them. */
export function readXlsx(bytes: Uint8Array): Cell[][] {
  const workbook = read(bytes, { type: 'array' })
  return utils.sheet_to_json<Cell[]>(workbook.Sheets[workbook.SheetNames.at(-1)!]!, {
    header: 1,
    raw: true,
    defval: null,
  })
}

/** The same cells as people see them, with their formats. */
export function shownInXlsx(bytes: Uint8Array): string[][] {
  const workbook = read(bytes, { type: 'array' })
  return utils.sheet_to_json<string[]>(workbook.Sheets[workbook.SheetNames.at(-1)!]!, {
    header: 1,
    raw: false,
    defval: '',
  })
}
