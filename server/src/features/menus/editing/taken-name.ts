import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { localTextOf } from '../stored-values.ts'
import type { PartColumns, PartEditor, PartRow } from './public/part-editor.ts'
import { sharing } from './public/save-part.ts'

type Place = {
  /** The stored row; undefined for a new record. */
  row: PartRow | undefined
  /** All its columns after the change. */
  columns: PartColumns
}

/**
 * Returns the problem of an English name that another record of the same parent has, as in imports: exports, imports and people
 * find records by it. A record whose name and place do not change may keep a duplicate from before.
 */
export function* problemsOfTakenName<Row extends PartRow, Draft extends object>(
  { table, texts, siblings }: Pick<PartEditor<Row, Draft>, 'table' | 'texts' | 'siblings'>,
  { row, columns }: Place,
): Transaction<MenuProblems> {
  // Each kind has a name: its first text, in a column of the same name.
  const field: string = texts[0]!
  const nameOf = (record: Readonly<Record<string, unknown>>) => plainName(localTextOf(String(record[field])))
  const name = nameOf(columns)
  const before: Record<string, unknown> = { ...row }
  const stays = siblings.every((column) => before[column] === columns[column])
  if (name === '' || (row && stays && nameOf(row) === name)) return {}
  const { sql, params } = sharing(columns, siblings)
  const others = yield* many<Record<string, unknown>>(
    `SELECT "${field}" FROM ${table} WHERE ${sql} AND "id" <> ?`,
    ...params,
    row?.id ?? 0,
  )
  return others.some((other) => nameOf(other) === name) ? { [`${field}.en`]: menuProblem('nameTaken') } : {}
}
