/** What a cell of a spreadsheet holds. */
export type Cell = string | number | null

/** What makes a spreadsheet read a text as a formula, when it is opened or saved as csv. Full-width signs count in some languages. */
const formulaSign = /^[=+\-@\t\r＝＋－＠]/
const formulaStart = /^'*[=+\-@\t\r＝＋－＠]/
const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/** A text as it is written into a cell, so that no spreadsheet makes a formula of it: an apostrophe stands before what could be one. */
export function cellOfText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** A cell that no spreadsheet makes a formula of. What `cellOfText` gave stays as it is. */
export function safeCell(cell: Cell): Cell {
  return typeof cell === 'string' && formulaSign.test(cell) ? `'${cell}` : cell
}

/** The text of a cell as it was before it was written; a number in its digits. */
export function textOfCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  // Spreadsheets count in binary: 15 digits are what they show, and what was meant.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return guarded.test(cell) ? cell.slice(1) : cell
}
