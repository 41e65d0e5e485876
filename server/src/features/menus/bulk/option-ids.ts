import { randomBytes } from 'node:crypto'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRecords } from '@brigade/domain/menus/bulk/bulk.schema.ts'

/** A record whose options all have an id: new ones get theirs. Other records stay as they are. */
export function withOptionIds(record: BulkRecords[BulkKind]): BulkRecords[BulkKind] {
  if (!('modifiersList' in record)) return record
  const modifiersList = (record.modifiersList ?? []).map((option) => ({
    ...option,
    _id: option._id ?? randomBytes(12).toString('hex'),
  }))
  return { ...record, modifiersList }
}
