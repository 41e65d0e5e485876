import type { LateAfterMinutes } from './venues.settings.ts'

/** After how many minutes orders are late at a venue that has not chosen otherwise. */
export const usualLateAfterMinutes: LateAfterMinutes = { queue: 5, change: 5, pass: 5, delivered: 60 }
