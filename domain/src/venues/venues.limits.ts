/** The limits of a venue's own fields. */
export const venueLimits = { nameLength: 80, timeZoneLength: 64 } as const
