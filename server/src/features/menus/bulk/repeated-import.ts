import type { Principal } from '@brigade/domain/access/principal.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { conflict } from '#kit/errors.ts'
import { findRepeated } from '#kit/idempotency.ts'
import { one, type Work } from '#kit/work.ts'
import type { ImportRow } from './import-columns.ts'

type SentImport = {
  kind: { kind: BulkKind }
  list: readonly unknown[]
  user: Principal
  idempotencyKey: string | undefined
  venueId: number
}

/**
 * What the import did that came under this key before; undefined without a key or the first time. Throws Conflict when it was another
 * venue's, or so long ago that nothing is known of it.
 */
export function* findRepeatedImport({
  kind: { kind },
  list,
  user,
  idempotencyKey: key,
  venueId,
}: SentImport): Work<BulkResult | undefined> {
  const importId = yield* findRepeated({ principal: user, kind: keyKindOf(kind), key })
  if (importId === undefined) return undefined
  const row = yield* one<Pick<ImportRow, 'restaurantId' | 'created' | 'changed'>>(
    'SELECT "restaurantId", "created", "changed" FROM menu_imports WHERE "id" = ?',
    importId,
  )
  if (row?.restaurantId !== venueId) {
    throw conflict({ message: 'This key belongs to another import already. Take a new one.', reason: 'keyTaken' })
  }
  const { created, changed } = row
  const untouched = Math.max(0, list.length - created - changed)
  return { kind, restaurantId: venueId, created, changed, untouched, importId }
}

/** Each kind of records has keys of its own, as each has a path of its own. */
export function keyKindOf(kind: BulkKind): string {
  return `import:${kind}`
}
