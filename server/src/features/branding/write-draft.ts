import { isDeepStrictEqual } from 'node:util'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { brandingErrors } from '@brigade/domain/branding/branding.errors.ts'
import { tidyBranding } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandingContent, BrandingDraft, PatchBrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { claimFiles, releaseFiles } from '#features/files/public/claim-files.ts'
import { auditBranding } from './audit-branding.ts'
import { brandingDraftColumns } from './branding-columns.ts'
import { type LockedDraft, lockDraft } from './locked-draft.ts'
import { refuseBranding } from './refuse-branding.ts'
import { withoutDraft } from './read-branding.ts'

/**
 * Changes the draft of a venue, and creates it if there is none. A body that changes nothing is accepted, whatever version it was made
 * from. Throws NotFound for another tenant's venue, BadRequest, Unprocessable, Conflict if a colleague was faster.
 */
export function* writeDraft(
  id: number,
  { version, ...change }: PatchBrandingDraft,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<BrandingDraft> {
  const locked = yield* lockDraft({ id, principal })
  const { venue, current, changed, hasDraft } = locked
  const before = contentOf(current)
  const wanted = tidyBranding({ ...before, ...change })
  if (isDeepStrictEqual(before, wanted)) return current
  if (version !== undefined && version !== current.version)
    refuseStale({ message: brandingErrors.staleVersion, current, row: changed })
  refuseBranding(wanted, venue)
  yield* claimFiles({
    venueId: id,
    urls: imagesOf(wanted),
    kept: imagesOf(before),
    fields: imageFields.filter((field) => wanted[field] !== null),
  })
  const saved = yield* storeDraft({ id, hasDraft, values: { ...wanted, ...updatedBy(principal, now) } })
  yield* releaseFiles(app.fileUses, { urls: imagesGone(before, wanted), now })
  yield* auditBranding({
    act: hasDraft ? 'changed' : 'created',
    record: 'brandingDraft',
    venue,
    before,
    after: wanted,
  })
  return saved
}

/** Discards the draft of a venue, and returns it as it was. Throws NotFound if there is none. */
export function* removeDraft(id: number, { principal, now, app }: Call<StaffPrincipal>): Transaction<BrandingDraft> {
  const locked = yield* lockDraft({ id, principal })
  const { venue, current, hasDraft } = locked
  // Of two people who discard it at once, the second reads what is there now.
  if (!hasDraft) return current
  yield* endDraft(locked)
  const left = contentOf(yield* withoutDraft(venue))
  yield* releaseFiles(app.fileUses, { urls: imagesGone(contentOf(current), left), now })
  yield* auditBranding({ act: 'removed', record: 'brandingDraft', venue, before: contentOf(current), after: null })
  return current
}

/** Deletes the row of a draft, and publishes that it is gone. */
export function* endDraft({ venue: { id } }: LockedDraft): Transaction<void> {
  const sql = 'DELETE FROM branding_drafts WHERE "id" = ? RETURNING *'
  yield* rowsOf(brandingDraftColumns.published('removed', { sql, params: [id] }))
}

/** Returns what a draft says, without who wrote it. */
export function contentOf(draft: BrandingDraft): BrandingContent {
  const { id: _, restaurantId: _r, version: _v, updatedAt: _at, updatedBy: _by, ...content } = draft
  return content
}

const imageFields = ['logo', 'cover'] as const

type Images = Pick<BrandingContent, (typeof imageFields)[number]>

function imagesOf(content: Images): string[] {
  return imageFields.flatMap((field) => content[field] ?? [])
}

/** Returns the images that were there before and are there no more. */
export function imagesGone(before: Images, after: Images): string[] {
  return imagesOf(before).filter((url) => !imagesOf(after).includes(url))
}

type Stored = { id: number; hasDraft: boolean; values: BrandingContent & ReturnType<typeof updatedBy> }

function* storeDraft({ id, hasDraft, values }: Stored): Transaction<BrandingDraft> {
  if (!hasDraft)
    return brandingDraftColumns.read(yield* brandingDraftColumns.insert({ id, restaurantId: id, ...values }))
  const [saved] = yield* brandingDraftColumns.update(values, { where: '"id" = ?', params: [id] })
  return brandingDraftColumns.read(saved!)
}
