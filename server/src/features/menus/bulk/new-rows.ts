import { placesFor, type SqlValue, type Statement } from '#kit/database/transaction.ts'
import type { PartColumns } from '../editing/public/part-editor.ts'
import type { EditedTable } from '../visible-parts.ts'

/** Number of new records in one statement: a table has up to thirty columns, and databases accept some thousand values at a time. */
const rowsAStatement = 100

type Insertion = {
  table: EditedTable
  siblings: readonly string[]
  /** Returns the next free index among those that have these values in the columns of siblings. */
  nextIndex(values: readonly SqlValue[]): number
  /** The other columns, whose values are the same in all of them. */
  stamp: PartColumns
}

/**
 * The new records of an import. Most of their columns have the value of an empty record: such common values are not parameters of the
 * statements but part of their text.
 */
export class NewRows {
  readonly #blank: PartColumns
  readonly #rows: SqlValue[][] = []
  #columns: NewColumn[] = []

  constructor(blank: PartColumns) {
    this.#blank = blank
  }

  get length(): number {
    return this.#rows.length
  }

  /** Adds a record. Columns that it does not have get the value of an empty record; all records have the same additional columns. */
  add(columns: PartColumns): void {
    if (this.#rows.length === 0) this.#columns = columnsOf(this.#blank, columns)
    const row: SqlValue[] = []
    for (const column of this.#columns) {
      const value = columns[column.name]
      if (value === undefined || value === column.blank) row.push(column.blank!)
      else {
        column.isFilled = true
        row.push(value)
      }
    }
    this.#rows.push(row)
  }

  /** Returns the columns of the first record. */
  first(): PartColumns | undefined {
    const [row] = this.#rows
    return row && Object.fromEntries(this.#columns.map(({ name }, place) => [name, row[place]!]))
  }

  /** Returns the columns in which any of them differs from an empty record. */
  filledNames(): string[] {
    return this.#columns.filter(({ blank, isFilled }) => blank !== undefined && isFilled).map(({ name }) => name)
  }

  /** Returns the statements that insert them and return their ids. */
  *insertions({ table, siblings, nextIndex, stamp }: Insertion): Generator<Statement> {
    const bound = [...this.#columns.keys()].filter((place) => !isInText(this.#columns[place]!))
    const stamped = Object.values(stamp)
    const siblingPlaces = siblings.map((sibling) => this.#columns.findIndex(({ name }) => name === sibling))
    const names = [...this.#columns.map(({ name }) => name), 'index', ...Object.keys(stamp)]
    const own = this.#columns.map((column) => (isInText(column) ? textOf(column.blank) : '?'))
    const into = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) VALUES `
    const places = `(${[...own, '?', placesFor(stamped)].join(', ')})`

    for (let start = 0; start < this.#rows.length; start += rowsAStatement) {
      const params: SqlValue[] = []
      const rows = this.#rows.slice(start, start + rowsAStatement)
      for (const row of rows) {
        for (const place of bound) params.push(row[place]!)
        params.push(nextIndex(siblingPlaces.map((place) => row[place]!)), ...stamped)
      }
      yield { sql: `${into}${rows.map(() => places).join(', ')} RETURNING "id"`, params }
    }
  }
}

/** `blank`: the column's value in an empty record, if such a record has the column. */
type NewColumn = { name: string; blank: SqlValue | undefined; isFilled: boolean }

function columnsOf(blank: PartColumns, first: PartColumns): NewColumn[] {
  return Object.keys({ ...blank, ...first }).map((name) => ({ name, blank: blank[name], isFilled: false }))
}

type UsualColumn = NewColumn & { blank: null | boolean | number | string }

/**
 * Returns whether a column is part of the text: only values that the program itself has written are, and only those that need no
 * escaping.
 */
function isInText(column: NewColumn): column is UsualColumn {
  const { blank, isFilled } = column
  if (isFilled || blank === undefined || blank instanceof Uint8Array) return false
  return typeof blank !== 'string' || /^[\w[\]{}]*$/.test(blank)
}

function textOf(blank: UsualColumn['blank']): string {
  return typeof blank === 'string' ? `'${blank}'` : String(blank)
}
