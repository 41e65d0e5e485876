/** The limits for pictures of items and categories. (spec 2, §9) */
export const imageLimits = { bytesAtMost: 100 * 1024, width: 500, height: 300, ofARecordAtMost: 8 } as const
