import { isDeepStrictEqual } from 'node:util'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { brandingDraftColumns, type BrandingDraftRow } from './branding-columns.ts'

/**
 * Takes over receipt texts that are changed on their own screen into a draft that has not changed them itself, so that
 * publishing it doesn't bring back the old ones. The draft gets a new version in any case: whoever has read it before has not
 * seen what publishing it would now replace.
 */
export function* followReceipts({
  before,
  changed,
  principal,
  now,
}: HookInputs['venues:settingsChange']): Transaction<void> {
  const names = (['receiptHeader', 'receiptFooter'] as const).filter((name) => changed[name] !== undefined)
  if (names.length === 0) return
  const row = yield* one<BrandingDraftRow>('SELECT * FROM branding_drafts WHERE "id" = ?', before.id)
  if (!row) return
  const draft = brandingDraftColumns.read(row)
  const followed = names.filter((name) => isDeepStrictEqual(draft[name], before[name]))
  const texts = Object.fromEntries(followed.map((name) => [name, changed[name]]))
  yield* brandingDraftColumns.update(
    { ...texts, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [before.id] },
  )
}
