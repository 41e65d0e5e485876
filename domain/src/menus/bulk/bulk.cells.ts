/** What a cell of a spreadsheet holds. */
export type Cell = string | number | null

/** What makes a spreadsheet read a text as a formula, when it is opened or saved as csv. Full-width signs count in some languages. */
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/** A text as it is written into a cell, so that no spreadsheet makes a formula of it: an apostrophe stands before what could be one. */
export function cellOfText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell as it was before it was written; a number in its digits. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  // Spreadsheets count in binary: 15 digits are what they show, and what was meant.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return guarded.test(cell) ? cell.slice(1) : cell
}

const digits: Record<string, string> = Object.fromEntries(
  ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap((row) => Array.from(row, (digit, value) => [digit, String(value)])),
)

/**
 * The number that a text says, in Western or Arabic digits; null where it says none. A comma is read only where it can mean one thing:
 * `1,250.50` and `12,5`, but not `1,250`.
 */
export function numberOfText(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => digits[digit]!)
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
  if (/^[+-]?\d+(\.\d+)?$/.test(plain)) return Number(plain)
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (/^[+-]?\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'))
  return null
}
