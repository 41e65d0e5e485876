import { textOfCell } from '../../kit/sheet-cells.ts'
import type { BulkColumn } from './bulk.columns.ts'
import type { NamedCategory } from './bulk.read-cell.ts'
import { isSame } from './bulk.same.ts'
import { cellOf, valueAt } from './bulk.sheet.ts'

/** The texts that stand where a row changes something, by the column's key: what people compare with what they are about to import. */
export type TextsBefore = Readonly<Record<string, string>>

type Change = { known: object; after: object }

/** What an import writes over, cell by cell. */
export function textsBefore(
  { known, after }: Change,
  { columns, categories }: { columns: readonly BulkColumn[]; categories: readonly NamedCategory[] },
): TextsBefore {
  const differing = columns.filter(({ key }) => !isSame(valueAt(known, key), valueAt(after, key)))
  if (differing.length === 0) return {}
  const names = new Map(categories.map(({ id, name }) => [id, name.en]))
  return Object.fromEntries(differing.map((column) => [column.key, textOfCell(cellOf(column, known, names))]))
}
