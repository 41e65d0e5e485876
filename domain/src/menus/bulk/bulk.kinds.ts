import { sheetLimits } from '../../kit/sheet-limits.ts'

export const bulkKinds = ['menus', 'categories', 'items', 'sides', 'modifiers'] as const

/**
 * The kinds of record that can be uploaded as a spreadsheet. A row of modifiers is an option with the names of its
 * group. (spec 2, §9)
 */
export type BulkKind = (typeof bulkKinds)[number]

/** The kinds of record in the sheets of a menu file, in the order in which they are imported. */
export const fileKinds = ['categories', 'items', 'sides', 'modifiers'] as const satisfies BulkKind[]

export type FileKind = (typeof fileKinds)[number]

/** The kinds of import: a list of one kind of record, or a menu file. */
export const importNames = [...bulkKinds, 'menuFile'] as const

export type ImportName = (typeof importNames)[number]

/** The limits of one import. */
export const bulkLimits = { ...sheetLimits, bodyBytes: 16_000_000 } as const
