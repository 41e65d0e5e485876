import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { ExportData } from '@brigade/domain/menus/bulk/bulk.schema.ts'

/** The place that uploaded records go to. Options whose rows name no group go to `groupId`. */
export type BulkPlace = { venueId: number; menuId?: number; itemId?: number; groupId?: number }

/** The parent fields of each kind, taken from a place: its lists and its uploads use them. */
export const parentOf = {
  menus: ({ venueId }) => ({ restaurantId: venueId }),
  categories: ({ menuId = 0 }) => ({ menuId }),
  items: ({ menuId = 0 }) => ({ menuId }),
  sides: ({ itemId = 0 }) => ({ itemId }),
  modifiers: ({ itemId = 0 }) => ({ itemId }),
} satisfies Record<BulkKind, (place: BulkPlace) => { restaurantId?: number; menuId?: number; itemId?: number }>

/** The name of each kind in an export. */
export const exportModuleOf = {
  menus: 'menus',
  categories: 'category',
  items: 'items',
  sides: 'condiments',
  modifiers: 'modifiers',
} satisfies Record<BulkKind, ExportData['moduleName']>
