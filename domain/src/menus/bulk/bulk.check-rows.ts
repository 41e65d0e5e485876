import { hasFields } from '../../kit/has-fields.ts'
import { type TextsBefore, textsBefore } from './bulk.before.ts'
import type { BulkColumn } from './bulk.columns.ts'
import type { BulkKind } from './bulk.kinds.ts'
import { type BulkSetting, planRecord, type PlannedRecord, problemsBetween } from './bulk.plan.ts'
import { type CellSetting, type NamedCategory, readCell } from './bulk.read-cell.ts'
import type { BulkRecords } from './bulk.schema.ts'
import type { BulkRow } from './bulk.sheet.ts'
import { type CellProblems } from './bulk.errors.ts'

/** The parent of imported records: the venue, menu or item. */
export type BulkParent = { restaurantId?: number; menuId?: number; itemId?: number }

export type RowSetting<Kind extends BulkKind> = BulkSetting<Kind> & {
  parent: BulkParent
  /** Returns the parent of a row, where rows have different ones. */
  parentOf?(row: BulkRow): BulkParent
  columns: readonly BulkColumn[]
  categories: readonly NamedCategory[]
}

/** The records in the rows, and the problems of each row by the column's key; an empty key means the whole row. */
export type CheckedRows<Kind extends BulkKind> = {
  records: BulkRecords[Kind][]
  problems: CellProblems[]
  /** The current texts of the cells that each row changes. */
  before: TextsBefore[]
  /** Returns the row and column of a path in `list`, such as `17.name.en`. */
  locate(path: string): { row: number; key: string }
}

type FlatKind = Exclude<BulkKind, 'modifiers'>
type ReadRow<Kind extends FlatKind> = {
  record: BulkRecords[Kind]
  planned: PlannedRecord<Kind>
  problems: CellProblems
  before: TextsBefore
}

/**
 * Creates a checker for rows of menus, categories, items or sides. It caches rows, so a known row is not parsed again.
 */
export function createRowChecker<Kind extends FlatKind>(kind: Kind, setting: RowSetting<Kind>) {
  const known = new WeakMap<BulkRow, ReadRow<Kind>>()

  function read(row: BulkRow): ReadRow<Kind> {
    const before = known.get(row)
    if (before) return before
    const made = readRow(kind, row, setting)
    known.set(row, made)
    return made
  }

  return (rows: readonly BulkRow[]): CheckedRows<Kind> => {
    const made = rows.map(read)
    const between = problemsBetween(
      kind,
      made.map(({ planned }) => planned),
      setting.known,
    )
    return {
      records: made.map(({ record }) => record),
      before: made.map(({ before }) => before),
      problems: made.map(({ problems }, index) => ({ ...between.get(index), ...problems })),
      locate(path) {
        const [place, ...key] = path.split('.')
        return { row: Number(place), key: columnKey(key.join('.'), setting.columns) }
      },
    }
  }
}

/** Returns the key if a column has it, else the empty key, which means the whole row. */
export function columnKey(key: string, columns: readonly BulkColumn[]): string {
  return columns.some((column) => column.key === key) ? key : ''
}

/** Parses the cells of a row into the fields of its record, and lists the cells that can't be read. */
export function readCells(
  row: BulkRow,
  { columns, ...setting }: CellSetting & { columns: readonly BulkColumn[] },
): { values: Record<string, unknown>; problems: CellProblems } {
  const values: Record<string, unknown> = {}
  const problems: CellProblems = {}
  for (const { key, type } of columns) {
    const text = row[key]
    if (text === undefined) continue
    const cell = readCell(type, text, setting)
    if ('problem' in cell) problems[key] = cell.problem
    else if (cell.value !== undefined) put(values, key.split('.'), cell.value)
  }
  return { values, problems }
}

function readRow<Kind extends FlatKind>(kind: Kind, row: BulkRow, setting: RowSetting<Kind>): ReadRow<Kind> {
  const { parent, columns, categories } = setting
  const current = setting.known.get(Number(row.id))
  const categoryId = current && 'categoryId' in current ? (current.categoryId ?? null) : null
  const { values, problems } = readCells(row, { columns, currency: setting.venue.currency, categories, categoryId })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns of a kind are the fields of its records.
  const record = { ...(setting.parentOf?.(row) ?? parent), ...values } as BulkRecords[Kind]
  const planned = planRecord(kind, record, setting)
  const ofRecord = Object.fromEntries(
    Object.entries(planned.problems).map(([path, problem]) => [columnKey(path, columns), problem]),
  )
  const { known, after } = planned
  const before = known ? textsBefore({ known, after }, { columns, categories }) : {}
  return { record, planned, before, problems: { ...ofRecord, ...problems } }
}

function put(target: Record<string, unknown>, [field, ...rest]: string[], value: unknown): void {
  if (field === undefined) return
  const inner = target[field]
  if (rest.length === 0) target[field] = value
  else if (hasFields(inner)) put(inner, rest, value)
  else put((target[field] = {}), rest, value)
}
