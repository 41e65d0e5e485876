/** The sentences that people read when a venue's settings can't be changed, by the reason that programs read. */
export const venueErrors = {
  settingNotYours: 'Your role may not change this setting.',
  staleVersion: 'Somebody changed these settings in the meantime.',
} as const
