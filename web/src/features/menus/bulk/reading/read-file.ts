import type { Cell } from '@brigade/domain/menus/bulk/bulk.cells.ts'
import { checkZip } from '#features/menus/bulk/reading/check-zip.ts'
import { decodeText } from '#features/menus/bulk/reading/decode-text.ts'
import { parseCsv } from '#features/menus/bulk/reading/parse-csv.ts'
import { readLimits } from '#features/menus/bulk/reading/read-limits.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'
import { readWorkbook } from '#features/menus/bulk/reading/read-workbook.ts'

/** What a file begins with says what it is; its name does not. */
const signs = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  zip: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const

/** The cells of a csv, xlsx or xls file. Throws `ReadRefusal` by the name of the fault; nothing in it is run. */
export async function readFile(bytes: Uint8Array, onProgress: (share: number) => void): Promise<Cell[][]> {
  if (bytes.length > readLimits.fileBytes) throw new ReadRefusal('tooLarge')
  if (bytes.length === 0) throw new ReadRefusal('empty')
  if (beginsWith(bytes, signs.pdf)) throw new ReadRefusal('pdf')
  onProgress(0.2)
  const cells = await cellsOf(bytes, onProgress)
  onProgress(1)
  if (!cells.some((row) => row.some((cell) => cell !== null && String(cell).trim() !== ''))) {
    throw new ReadRefusal('empty')
  }
  return cells
}

async function cellsOf(bytes: Uint8Array, onProgress: (share: number) => void): Promise<Cell[][]> {
  if (beginsWith(bytes, signs.zip)) {
    await checkZip(bytes)
    onProgress(0.5)
    return readWorkbook(bytes)
  }
  if (beginsWith(bytes, signs.xls)) return readWorkbook(bytes)
  const text = decodeText(bytes)
  onProgress(0.5)
  return parseCsv(text)
}

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, place) => bytes[place] === byte)
}
