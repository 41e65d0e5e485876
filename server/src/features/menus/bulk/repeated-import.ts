import { worksAt } from '@brigade/domain/access/principal.ts'
import type { MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkResult } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { findImport } from './kept-imports.ts'
import type { ImportRow } from './import-columns.ts'

type SentImport = { kind: BulkKind; importId: number; list: readonly unknown[] }

/** Returns the result of an import for a repeated call; undefined if it is no longer stored. */
export function* repeatedImport(
  { kind, importId, list }: SentImport,
  { principal }: Caller,
): Transaction<BulkResult | undefined> {
  const row = yield* one<Pick<ImportRow, 'restaurantId' | 'created' | 'changed'>>(
    'SELECT "restaurantId", "created", "changed" FROM menu_imports WHERE "id" = ?',
    importId,
  )
  if (!row || !worksAt(principal, row.restaurantId)) return undefined
  const { restaurantId, created, changed } = row
  const untouched = Math.max(0, list.length - created - changed)
  return { kind, restaurantId, created, changed, untouched, importId }
}

/** Returns the result of importing a menu file for a repeated call; undefined if it is no longer stored. */
export function* repeatedMenuFile(importId: number, { principal }: Caller): Transaction<MenuFileResult | undefined> {
  const found = yield* findImport(importId)
  if (!found || !worksAt(principal, found.restaurantId) || !('parts' in found.prior)) return undefined
  const { menuId, counts } = found.prior
  return { restaurantId: found.restaurantId, menuId, counts, importId }
}
