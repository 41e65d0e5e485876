/** The sentences that people read when ordering is stopped, by the reason that programs read. */
export const orderStopErrors = {
  venueClosed: 'This venue isn’t taking orders right now.',
  orderingPaused: 'Ordering is paused until {{until}}.',
  orderingPausedOpen: 'Ordering is paused. Ask the staff when it resumes.',
  menuPaused: 'Ordering from {{menu}} is paused until {{until}}.',
  menuPausedOpen: 'Ordering from {{menu}} is paused. Ask the staff when it resumes.',
} as const

export type OrderStopCode = keyof typeof orderStopErrors

/** The sentences that people read when they can't pause or resume ordering. */
export const pausingErrors = {
  pauseChanged: 'Someone else paused or resumed ordering while you were deciding.',
  venueUnknown: 'This venue doesn’t exist.',
  menuUnknown: 'This menu doesn’t exist at this venue.',
} as const
