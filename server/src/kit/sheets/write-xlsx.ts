import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { CellStyles } from './cell-styles.ts'
import type { Sheet } from './sheet.ts'
import { workbookFiles } from './xlsx-parts.ts'
import { sheetText } from './xlsx-text.ts'

/** A large sheet shrinks to a tenth at this level; higher ones take twice as long for little. */
const compressionLevel = 3

/**
 * An xlsx file of one sheet, written while it is read: nothing of it is held but the rows at hand. Where the rows can't be had, the stream
 * fails, and when nobody reads on they are asked for no further.
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
