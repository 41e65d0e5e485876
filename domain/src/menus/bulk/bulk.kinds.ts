import { sheetLimits } from '../../kit/sheet-limits.ts'

export const bulkKinds = ['menus', 'categories', 'items', 'sides', 'modifiers'] as const

/**
 * The kinds of record that can be uploaded as a spreadsheet. A row of modifiers is an option with the names of its
 * group. (spec 2, §9)
 */
export type BulkKind = (typeof bulkKinds)[number]

/** The limits of one import. */
export const bulkLimits = { ...sheetLimits, bodyBytes: 16_000_000 } as const
