/** The value of a spreadsheet cell. */
export type Cell = string | number | null

/**
 * The first characters that make a spreadsheet read a text as a formula, when it is opened or saved as CSV. Full-width
 * signs count in some languages.
 */
const formulaSign = /^[=+\-@\t\r＝＋－＠]/
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/**
 * Returns a text for a spreadsheet cell. An apostrophe is added before a text that a spreadsheet could read as a
 * formula.
 */
export function cellOfText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Returns a cell that no spreadsheet reads as a formula. A result of `cellOfText` stays as it is. */
export function safeCell(cell: Cell): Cell {
  return typeof cell === 'string' && formulaSign.test(cell) ? `'${cell}` : cell
}

/** Returns the text of a cell as it was before it was written; a number as its digits. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  // Spreadsheets store numbers in binary: they show 15 digits, and those are meant.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return guarded.test(cell) ? cell.slice(1) : cell
}
