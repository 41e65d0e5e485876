import { utils, write } from '@e965/xlsx'

/** Returns the file of a spreadsheet with these rows. */
export function sheetOf(rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}
