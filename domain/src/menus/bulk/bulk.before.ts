import { textOfCell } from '../../kit/sheet-cells.ts'
import type { BulkColumn } from './bulk.columns.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import { isSame } from './bulk.same.ts'
import { cellOf, valueAt } from './bulk.sheet.ts'

/** The current texts of the cells that a row changes, by the column's key. People compare them with the import. */
export type TextsBefore = Readonly<Record<string, string>>

type Change = { known: object; after: object }

/** Returns the values that an import overwrites, cell by cell. */
export function textsBefore(
  { known, after }: Change,
  { columns, categories }: { columns: readonly BulkColumn[]; categories: readonly NamedCategory[] },
): TextsBefore {
  const differing = columns.filter(({ key }) => !isSame(valueAt(known, key), valueAt(after, key)))
  if (differing.length === 0) return {}
  const names = new Map(categories.map(({ id, name }) => [id, name.en]))
  return Object.fromEntries(differing.map((column) => [column.key, textOfCell(cellOf(column, known, names))]))
}
