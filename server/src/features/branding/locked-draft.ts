import type { Principal } from '@brigade/domain/access/principal.ts'
import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { lockVenue, type LockedVenue } from '#features/venues/public/write-venue.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { brandingDraftColumns, type BrandingDraftRow } from './branding-columns.ts'
import { withoutDraft } from './read-branding.ts'

/** The draft of a locked venue, or what it begins with. */
export type LockedDraft = LockedVenue & {
  current: BrandingDraft
  /** Who changed it last; of no one without a draft. */
  changed: { updatedByKind: string | null; updatedById: number | null }
  hasDraft: boolean
}

/**
 * Locks a venue, and with it its branding, until the transaction ends: there may be no row of a draft to lock. Throws
 * NotFound for another tenant's venue.
 */
export function* lockDraft({ id, principal }: { id: number; principal: Principal }): Transaction<LockedDraft> {
  assertSees(principal, id)
  const locked = yield* lockVenue(id)
  if (!locked) throw recordUnknown()
  const row = yield* one<BrandingDraftRow>('SELECT * FROM branding_drafts WHERE "id" = ?', id)
  if (row) return { ...locked, current: brandingDraftColumns.read(row), changed: row, hasDraft: true }
  const current = yield* withoutDraft(locked.venue)
  return { ...locked, current, changed: { updatedByKind: null, updatedById: null }, hasDraft: false }
}
