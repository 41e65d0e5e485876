import { sheetLimits } from '../../kit/sheet-limits.ts'

export const bulkKinds = ['menus', 'categories', 'items', 'sides', 'modifiers'] as const

/** What can be uploaded as a spreadsheet. Of modifiers, a row is an option with the names of its group. (spec 2, §9) */
export type BulkKind = (typeof bulkKinds)[number]

/** How much one import may bring. */
export const bulkLimits = { ...sheetLimits, bodyBytes: 16_000_000 } as const
