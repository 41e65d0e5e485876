import type { LocalDraft } from '@brigade/domain/menus/menus.drafts.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'

/** Where a menu file goes: into a menu, or into a new one with this name. */
export type FileTarget = { venue: Venue; menuId: number | null; name: LocalDraft }
