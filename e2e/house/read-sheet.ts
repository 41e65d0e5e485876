import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { read, utils } from '@e965/xlsx'

/** The rows of the first sheet of a workbook that was downloaded, each cell by its header, as a spreadsheet program shows them. */
export async function readSheet(download: Download): Promise<Record<string, string>[]> {
  const { SheetNames, Sheets } = read(readFileSync(await download.path()))
  return utils.sheet_to_json(Sheets[SheetNames[0]!]!, { raw: false })
}
