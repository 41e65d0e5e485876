import type { LocalText } from '../../kit/languages.ts'
import type { FileKind } from './bulk.kinds.ts'
import type { BulkKnown } from './bulk.plan.ts'
import { rowsOfRecord } from './bulk.sheet.ts'

type NamedItem = { name: LocalText; category: string }

/** Returns the rows of a record in its sheet of a menu file: sides and options with the names of their item. */
export function fileRowsOfRecord(record: BulkKnown<FileKind>, items: ReadonlyMap<number, NamedItem>): object[] {
  if (!('itemId' in record)) return rowsOfRecord(record)
  const item = items.get(record.itemId)
  return rowsOfRecord(record).map((row) => ({
    ...row,
    item: { name: item?.name.en ?? '', category: item?.category ?? '' },
  }))
}
