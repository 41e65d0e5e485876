import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { read, utils } from '@e965/xlsx'

/**
 * Returns the rows of the first sheet of a downloaded workbook, each cell by its header, as a spreadsheet program shows
 * them.
 */
export async function readSheet(download: Download): Promise<Record<string, string>[]> {
  const { SheetNames, Sheets } = read(readFileSync(await download.path()))
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { raw: false })
}
