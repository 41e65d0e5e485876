import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { CellStyles } from './cell-styles.ts'
import type { Sheet } from './sheet.ts'
import { workbookFiles } from './xlsx-parts.ts'
import { sheetText } from './xlsx-text.ts'

/** The compression level: a large sheet shrinks to a tenth; higher levels take twice as long for little. */
const compressionLevel = 3

/**
 * Writes an xlsx file of one sheet while it is read: only the current rows are in memory. If the rows can't be read,
 * the stream fails; when its reader stops, the remaining rows are not requested.
 */
export function writeXlsx<Row>(sheet: Sheet<Row>): Readable {
  const zip = new ZipFile()
  for (const [path, text] of workbookFiles(sheet.sheetName)) zip.addBuffer(Buffer.from(text), path)
  const styles = new CellStyles()
  const rows = Readable.from(sheetText(sheet, styles), { highWaterMark: 1 })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel })
  zip.addReadStreamLazy('xl/styles.xml', { compressionLevel }, (take) => take(null, Readable.from([styles.text()])))
  zip.end()
  const file = new PassThrough()
  zip.outputStream.pipe(file)
  rows.once('error', (error) => file.destroy(error))
  file.once('close', () => rows.destroy())
  return file
}
