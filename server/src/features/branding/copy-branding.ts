import { one, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { brandingColumns, type BrandingRow } from './branding-columns.ts'

/** Gives a duplicated venue the published colours and language of the first one, without its images. */
export function* copyBranding(duplicated: HookInputs['venues:duplicated']): Transaction<void> {
  const { from, to, copies, principal, now } = duplicated
  if (!copies.includes('settings')) return
  const row = yield* one<BrandingRow>('SELECT * FROM brandings WHERE "id" = ?', from)
  if (!row) return
  const { version: _, ...content } = brandingColumns.read(row)
  const images = { logo: null, cover: null }
  yield* brandingColumns.insert({ ...content, ...images, id: to, restaurantId: to, ...updatedBy(principal, now) })
}
