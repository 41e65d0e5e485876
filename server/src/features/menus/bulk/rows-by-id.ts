import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Work } from '#kit/work.ts'
import type { PartRow } from '../editing/door/part-editor.ts'
import type { ImportKind } from './door/import-kinds.ts'
import { manyIn } from '#kit/in-chunks.ts'

/** Records of a kind as they are stored, those that are there. */
export function* rowsById({ table }: ImportKind<BulkKind>, ids: readonly number[]): Work<Map<number, PartRow>> {
  const rows = yield* manyIn<PartRow>(`SELECT * FROM ${table} WHERE "id" IN`, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}
