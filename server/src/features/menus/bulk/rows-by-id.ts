import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { PartRow } from '../editing/public/part-editor.ts'
import type { ImportKind } from './public/import-kinds.ts'
import { manyIn } from '#kit/database/in-chunks.ts'

/** Returns the stored records of a kind that exist. */
export function* rowsById({ table }: ImportKind<BulkKind>, ids: readonly number[]): Transaction<Map<number, PartRow>> {
  const rows = yield* manyIn<PartRow>(`SELECT * FROM ${table} WHERE "id" IN`, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}
