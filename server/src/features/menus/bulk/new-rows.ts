import { placesFor, type SqlValue, type Statement } from '#kit/work.ts'
import type { Columns } from '../editing/door/part-editor.ts'
import type { PartTable } from '../visible-parts.ts'

/** New records in one statement: a table has up to thirty columns, and databases take some thousand values at a time. */
const rowsAStatement = 100

type Insertion = {
  table: PartTable
  siblings: readonly string[]
  /** The next free place among those that have these values in the columns of siblings. */
  nextIndex(values: readonly SqlValue[]): number
  /** What stands in all of them besides. */
  stamp: Columns
}

/**
 * The new records of an import. Most columns of them are as in a record that says nothing: what all have alike there is no value of the statements,
 * but part of their text.
 */
export class NewRows {
  readonly #blank: Columns
  readonly #rows: SqlValue[][] = []
  #columns: NewColumn[] = []

  constructor(blank: Columns) {
    this.#blank = blank
  }

  get length(): number {
    return this.#rows.length
  }

  /** Adds a record. What it says nothing of is as in the blank one; other columns than that has, all of them have. */
  add(columns: Columns): void {
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

  /** The columns of the first record. */
  first(): Columns | undefined {
    const [row] = this.#rows
    return row && Object.fromEntries(this.#columns.map(({ name }, place) => [name, row[place]!]))
  }

  /** The columns in which any of them differs from a record that says nothing. */
  filledNames(): string[] {
    return this.#columns.filter(({ blank, isFilled }) => blank !== undefined && isFilled).map(({ name }) => name)
  }

  /** Statements that insert them and give their ids. */
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

/** `blank`: what stands there in a record that says nothing, where it has the column. */
type NewColumn = { name: string; blank: SqlValue | undefined; isFilled: boolean }

function columnsOf(blank: Columns, first: Columns): NewColumn[] {
  return Object.keys({ ...blank, ...first }).map((name) => ({ name, blank: blank[name], isFilled: false }))
}

type UsualColumn = NewColumn & { blank: null | boolean | number | string }

/** Only what the program itself has written stands in the text, and only where it needs no care there. */
function isInText(column: NewColumn): column is UsualColumn {
  const { blank, isFilled } = column
  if (isFilled || blank === undefined || blank instanceof Uint8Array) return false
  return typeof blank !== 'string' || /^[\w[\]{}]*$/.test(blank)
}

function textOf(blank: UsualColumn['blank']): string {
  return typeof blank === 'string' ? `'${blank}'` : String(blank)
}
