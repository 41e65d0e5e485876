/** The minutes after which orders are late at a venue that has not chosen others. */
export const usualLateAfterMinutes = { queue: 5, change: 5, pass: 5, delivered: 60 } as const
