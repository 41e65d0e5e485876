import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { CellStyles } from './cell-styles.ts'
import type { Sheet } from './sheet.ts'
import { workbookFiles } from './xlsx-parts.ts'
import { sheetText } from './xlsx-text.ts'

/** The compression level: a large sheet shrinks to a tenth; higher levels take twice as long for little. */
const compressionLevel = 3

/**
 * Writes an xlsx file, sheet by sheet, while it is read: only the current rows are in memory. If the rows can't be read,
 * the stream fails; when its reader stops, the remaining rows are not requested.
 */
export function writeXlsx<Row>(sheet: Sheet<Row>): Readable {
  const zip = new ZipFile()
  const further = sheet.further ?? []
  const names = [sheet, ...further].map(({ sheetName }) => sheetName)
  for (const [path, text] of workbookFiles(names)) zip.addBuffer(Buffer.from(text), path)
  const styles = new CellStyles()
  const texts = [sheetText(sheet, styles), ...further.map((each) => sheetText(each, styles))]
  const sheets = texts.map((text) => Readable.from(text, { highWaterMark: 1 }))
  sheets.forEach((rows, place) => zip.addReadStream(rows, `xl/worksheets/sheet${place + 1}.xml`, { compressionLevel }))
  zip.addReadStreamLazy('xl/styles.xml', { compressionLevel }, (take) => take(null, Readable.from([styles.text()])))
  zip.end()
  const file = new PassThrough()
  zip.outputStream.pipe(file)
  for (const rows of sheets) {
    rows.once('error', (error) => file.destroy(error))
    file.once('close', () => rows.destroy())
  }
  return file
}
