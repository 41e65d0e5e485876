import { checkZip } from '#kit/sheets/check-zip.ts'
import { decodeText, type Lettering } from '#kit/sheets/decode-text.ts'
import type { Encoding } from '#kit/sheets/encodings.ts'
import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import { parseCsv } from '#kit/sheets/parse-csv.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
import type { SheetChoice } from '#kit/sheets/read-refusal.ts'
import { type HiddenRows, readWorkbook } from '#kit/sheets/read-workbook.ts'

/** The first bytes of each kind of file: they prove the kind, its name does not. */
const signs = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  zip: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const

/** The part of a file to read, and how, if a person chose it. */
export type ReadChoice = {
  hiddenRows?: boolean
  sheet?: string
  /** True if the first visible sheet is read, unless one is chosen; else the last one is. */
  readsFirst?: boolean
  encoding?: Encoding
}

/** The content of a file, and how it was read: the sheet and rows of a workbook, or the encoding of a csv file. */
export type ReadFile = { rows: FilledRows; sheets?: SheetChoice; hiddenRows?: HiddenRows; lettering?: Lettering }

type Reading = { choice?: ReadChoice; onProgress: (share: number) => void }

/**
 * Reads the filled rows of a csv, xlsx or xls file. Throws `ReadRefusal` with the name of the fault; nothing in it is
 * run.
 */
export async function readFile(bytes: Uint8Array, reading: Reading): Promise<ReadFile> {
  if (bytes.length > readLimits.fileBytes) throw new ReadRefusal('tooLarge')
  if (bytes.length === 0) throw new ReadRefusal('empty')
  if (beginsWith(bytes, signs.pdf)) throw new ReadRefusal('pdf')
  reading.onProgress(0.2)
  const read = await rowsOf(bytes, reading)
  reading.onProgress(1)
  if (read.rows.cells.length === 0) throw new ReadRefusal('empty', { sheets: read.sheets })
  return read
}

async function rowsOf(bytes: Uint8Array, { choice = {}, onProgress }: Reading): Promise<ReadFile> {
  const { sheet: chosen, readsFirst = false, hiddenRows: withHidden = false, encoding } = choice
  if (beginsWith(bytes, signs.zip)) {
    const { lastRow } = await checkZip(bytes)
    onProgress(0.5)
    return readWorkbook(bytes, { chosen, readsFirst, withHidden, lastRow })
  }
  if (beginsWith(bytes, signs.xls)) return readWorkbook(bytes, { chosen, readsFirst, withHidden })
  const { text, lettering } = decodeText(bytes, encoding)
  onProgress(0.5)
  return { rows: parseCsv(text), lettering }
}

/** A sheet of a workbook, or a csv file, which has no name. */
export type NamedSheet = { name: string; rows: FilledRows; hiddenRows?: HiddenRows }

/**
 * Reads the visible sheets with these names, whatever their case. Where a file has none of them, its one sheet is read as
 * `readFile` reads it.
 */
export async function readSheets(
  bytes: Uint8Array,
  { wanted, onProgress }: { wanted: readonly string[]; onProgress: (share: number) => void },
): Promise<NamedSheet[]> {
  const first = await readFile(bytes, { onProgress: (share) => onProgress(share / (wanted.length + 1)) })
  const names = (first.sheets?.names ?? []).filter((name) => wanted.includes(plainSheetName(name)))
  if (names.length === 0) return [{ name: first.sheets?.name ?? '', rows: first.rows, hiddenRows: first.hiddenRows }]
  const sheets: NamedSheet[] = []
  for (const [place, sheet] of names.entries()) {
    onProgress((place + 1) / (names.length + 1))
    const read = sheet === first.sheets?.name ? first : await rowsOf(bytes, { choice: { sheet }, onProgress: () => {} })
    sheets.push({ name: plainSheetName(sheet), rows: read.rows, hiddenRows: read.hiddenRows })
  }
  onProgress(1)
  return sheets
}

function plainSheetName(name: string): string {
  return name.trim().toLowerCase()
}

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, place) => bytes[place] === byte)
}
