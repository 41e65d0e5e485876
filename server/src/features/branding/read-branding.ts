import type { Principal } from '@brigade/domain/access/principal.ts'
import { standardBranding } from '@brigade/domain/branding/branding.rules.ts'
import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { brandingColumns, brandingDraftColumns, type BrandingDraftRow, type BrandingRow } from './branding-columns.ts'

type Asked = { id: number; principal: Principal }

/** Returns what guests of a venue see. Throws NotFound for another tenant's venue. */
export function* readPublished({ id, principal }: Asked): Transaction<Branding> {
  return yield* publishedOf(yield* seenVenue({ id, principal }))
}

/** Returns the draft of a venue; without one, what is published. Throws NotFound for another tenant's venue. */
export function* readDraft({ id, principal }: Asked): Transaction<BrandingDraft> {
  const venue = yield* seenVenue({ id, principal })
  const row = yield* one<BrandingDraftRow>('SELECT * FROM branding_drafts WHERE "id" = ?', id)
  return row ? brandingDraftColumns.read(row) : yield* withoutDraft(venue)
}

/** Returns the published branding of a venue, in a language that it still has. */
function* publishedOf(venue: Venue): Transaction<Branding> {
  const { id } = venue
  const row = yield* one<BrandingRow>('SELECT * FROM brandings WHERE "id" = ?', id)
  if (!row) return { id, restaurantId: id, ...standardBranding, version: 0, updatedAt: null, updatedBy: null }
  const branding = brandingColumns.read(row)
  return contentLanguages(venue).includes(branding.defaultLanguage) ? branding : { ...branding, defaultLanguage: 'en' }
}

/** Returns what a venue without a draft begins with: what is published, as version 0. */
export function* withoutDraft(venue: Venue): Transaction<BrandingDraft> {
  const published = yield* publishedOf(venue)
  const { receiptHeader, receiptFooter } = venue
  return { ...published, receiptHeader, receiptFooter, version: 0 }
}

function* seenVenue({ id, principal }: Asked): Transaction<Venue> {
  assertSees(principal, id)
  const venue = yield* readVenue(id)
  if (!venue) throw recordUnknown()
  return venue
}
