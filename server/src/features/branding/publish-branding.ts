import { isDeepStrictEqual } from 'node:util'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { brandingErrors } from '@brigade/domain/branding/branding.errors.ts'
import type { Branding, BrandingDraft, PublishBranding } from '@brigade/domain/branding/branding.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refuseStale, updatedBy } from '#kit/lists/records.ts'
import { releaseFiles } from '#features/files/public/claim-files.ts'
import { changeVenue, type LockedVenue } from '#features/venues/public/write-venue.ts'
import { auditBranding } from './audit-branding.ts'
import { brandingColumns } from './branding-columns.ts'
import { lockDraft } from './locked-draft.ts'
import { withoutDraft } from './read-branding.ts'
import { refuseBranding } from './refuse-branding.ts'
import { contentOf, endDraft, imagesGone } from './write-draft.ts'

/**
 * Publishes the draft of a venue in the version that the person has seen: guests see it, and receipts have its texts. The
 * draft ends. Throws NotFound, Conflict without a draft or with a newer one, BadRequest and Unprocessable if a rule no
 * longer allows it.
 */
export function* publishBranding(
  { id, version }: PublishBranding,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<Branding> {
  const locked = yield* lockDraft({ id, principal })
  const { venue, current: draft, changed, hasDraft } = locked
  if (!hasDraft) throw conflict({ message: brandingErrors.nothingToPublish, reason: 'nothingToPublish' })
  if (version !== draft.version) refuseStale({ message: brandingErrors.staleVersion, current: draft, row: changed })
  refuseBranding(contentOf(draft), venue)
  const before = yield* withoutDraft(venue)
  const by = updatedBy(principal, now)
  const published = yield* storePublished(draft, by)
  yield* changeReceipts(locked, { draft, by })
  yield* endDraft(locked)
  yield* releaseFiles(app.fileUses, { urls: imagesGone(before, draft), now })
  const [{ receiptHeader: _h, receiptFooter: _f, ...one }, { receiptHeader: _dh, receiptFooter: _df, ...other }] = [
    contentOf(before),
    contentOf(draft),
  ]
  yield* auditBranding({ act: 'changed', record: 'branding', venue, before: one, after: other })
  return published
}

type By = ReturnType<typeof updatedBy>

function* storePublished(draft: BrandingDraft, by: By): Transaction<Branding> {
  const { id, receiptHeader: _h, receiptFooter: _f, version: _v, ...content } = draft
  const [row] = yield* brandingColumns.update({ ...content, ...by }, { where: '"id" = ?', params: [id] })
  return brandingColumns.read(row ?? (yield* brandingColumns.insert({ id, ...content, ...by })))
}

/** Stores the texts of receipts where their own screen has them: in the settings of the venue. */
function* changeReceipts(
  locked: LockedVenue,
  { draft: { receiptHeader, receiptFooter }, by }: { draft: BrandingDraft; by: By },
): Transaction<void> {
  const { receiptHeader: header, receiptFooter: footer } = locked.venue
  if (isDeepStrictEqual([receiptHeader, receiptFooter], [header, footer])) return
  yield* changeVenue(locked, { receiptHeader, receiptFooter, ...by })
}
