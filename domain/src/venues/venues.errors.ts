/** The sentences that people read when a venue's settings can't be changed, by the reason that programs read. */
export const venueErrors = {
  settingNotYours: 'Your role can’t change this setting.',
  staleVersion: 'Someone else changed these settings while you were editing.',
} as const
