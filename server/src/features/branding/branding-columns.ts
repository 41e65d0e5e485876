import type { Doer } from '@brigade/domain/access/principal.ts'
import { brandingDraftPath, brandingPath } from '@brigade/domain/branding/branding.api.ts'
import type { Branding, BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = { updatedByKind: Doer['byKind'] | null; updatedById: number | null }

const kept = { updatedByKind: plain, updatedById: plain }

const publicColumns = {
  id: plain,
  restaurantId: plain,
  logo: plain,
  cover: plain,
  mainColor: plain,
  mainTextColor: plain,
  backgroundColor: plain,
  textColor: plain,
  accentColor: plain,
  defaultLanguage: plain,
  version: rising,
  updatedAt: plain,
  updatedBy: plain,
}

/** Storage of published branding. */
export const brandingColumns = columnsOf<Branding, Kept>(brandingPath)('brandings', publicColumns, kept)

/** Storage of drafts. */
export const brandingDraftColumns = columnsOf<BrandingDraft, Kept>(brandingDraftPath)(
  'branding_drafts',
  { ...publicColumns, receiptHeader: json, receiptFooter: json },
  kept,
)

export type BrandingRow = RowOf<typeof brandingColumns>
export type BrandingDraftRow = RowOf<typeof brandingDraftColumns>
