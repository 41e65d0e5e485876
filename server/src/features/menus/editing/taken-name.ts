import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import { many, type Work } from '#kit/work.ts'
import { textOf } from '../stored-values.ts'
import type { Columns, PartEditor, PartRow } from './door/part-editor.ts'
import { sharing } from './door/save-part.ts'

type Place = {
  /** The record as it is; none when it is new. */
  row: PartRow | undefined
  /** All its columns as they are to be. */
  columns: Columns
}

/**
 * What is wrong with an English name that another record of the same parent bears, as in imports: exports, imports and people find
 * records by it. A record that keeps its name and its place keeps them, though there may be another from before.
 */
export function* problemsOfTakenName<Row extends PartRow, Draft extends object>(
  { table, texts, siblings }: Pick<PartEditor<Row, Draft>, 'table' | 'texts' | 'siblings'>,
  { row, columns }: Place,
): Work<MenuProblems> {
  // Each kind has a name, its first text, which is a column of the same name.
  const field: string = texts[0]!
  const nameOf = (record: Readonly<Record<string, unknown>>) => plainName(textOf(String(record[field])))
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
