import { isDeepStrictEqual } from 'node:util'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { brandingErrors } from '@brigade/domain/branding/branding.errors.ts'
import { tidyBranding } from '@brigade/domain/branding/branding.rules.ts'
import type {
  BrandingContent,
  BrandingDraft,
  PatchBrandingDraft,
  RemoveBrandingDraft,
} from '@brigade/domain/branding/branding.schema.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import type { Call } from '#kit/context/call.ts'
import { one, rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { type ClaimedFile, claimFiles, releaseFiles } from '#features/files/public/claim-files.ts'
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
  yield* claimFiles({ venueId: id, files: newFiles(before, wanted) })
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

/**
 * Discards the draft of a venue, and returns it as it was; without one and without a version, what is published. Throws NotFound for
 * another tenant's venue, Conflict if the draft is not the version that the person has seen.
 */
export function* removeDraft(
  id: number,
  { version }: RemoveBrandingDraft,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<BrandingDraft> {
  const locked = yield* lockDraft({ id, principal })
  const { venue, current, changed, hasDraft } = locked
  if (version !== undefined && version !== current.version)
    refuseStale({ message: brandingErrors.staleVersion, current, row: changed })
  if (!hasDraft) return current
  yield* endDraft(locked)
  const left = contentOf(yield* withoutDraft(venue))
  yield* releaseFiles(app.fileUses, { urls: imagesGone(contentOf(current), left), now })
  yield* auditBranding({ act: 'removed', record: 'brandingDraft', venue, before: contentOf(current), after: null })
  return current
}

/** Deletes the row of a draft, and publishes that it is gone. The next draft goes on from its version. */
export function* endDraft({ venue: { id }, current: { version } }: LockedDraft): Transaction<void> {
  const sql = 'DELETE FROM branding_drafts WHERE "id" = ? RETURNING *'
  yield* rowsOf(brandingDraftColumns.published('removed', { sql, params: [id] }))
  yield* run(
    `INSERT INTO branding_draft_versions ("id", "version") VALUES (?, ?)
     ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version"`,
    id,
    version,
  )
}

/** Returns what a draft says, without who wrote it. */
export function contentOf(draft: BrandingDraft): BrandingContent {
  const { id: _, restaurantId: _r, version: _v, updatedAt: _at, updatedBy: _by, ...content } = draft
  return content
}

const imageFolders = { logo: 'venue-logos', cover: 'venue-covers' } as const satisfies Record<string, ImageFolder>

const imageFields = keysOf(imageFolders)

type Images = Pick<BrandingContent, (typeof imageFields)[number]>

function imagesOf(content: Images): string[] {
  return imageFields.flatMap((field) => content[field] ?? [])
}

/** Returns the images that a change adds, each with the folder of its kind. */
function newFiles(before: Images, after: Images): ClaimedFile[] {
  return imageFields.flatMap((field) => {
    const url = after[field]
    return url === null || url === before[field] ? [] : [{ url, field, folder: imageFolders[field] }]
  })
}

/** Returns the images that were there before and are there no more. */
export function imagesGone(before: Images, after: Images): string[] {
  return imagesOf(before).filter((url) => !imagesOf(after).includes(url))
}

type Stored = { id: number; hasDraft: boolean; values: BrandingContent & ReturnType<typeof updatedBy> }

function* storeDraft({ id, hasDraft, values }: Stored): Transaction<BrandingDraft> {
  if (!hasDraft) {
    const version = (yield* lastVersion(id)) + 1
    return brandingDraftColumns.read(yield* brandingDraftColumns.insert({ id, restaurantId: id, version, ...values }))
  }
  const [saved] = yield* brandingDraftColumns.update(values, { where: '"id" = ?', params: [id] })
  return brandingDraftColumns.read(saved!)
}

/** Returns the version with which the last draft ended: versions never repeat, so that an old one names no later draft. */
function* lastVersion(id: number): Transaction<number> {
  const ended = yield* one<{ version: number }>('SELECT "version" FROM branding_draft_versions WHERE "id" = ?', id)
  return ended?.version ?? 0
}
