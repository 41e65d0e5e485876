/** What is asked of printers, of what is printed, and of how long it may take. */
export const printerLimits = {
  /** In characters as people count them. */
  nameLength: 40,
  /** As the domain name system has it. */
  hostLength: 253,
  mostAtVenue: 32,
  mostCategories: 500,
  /** Languages beside each other on one ticket. */
  mostLanguages: 3,
  usualPort: 9100,
  /** On which printers listen: those that a venue may name by itself. */
  ports: { from: 9100, to: 9109 },
  /** Test pages of a venue within a minute. */
  testsAMinute: 10,
  /** Tries that reach nobody, one after the other, before a printer's tickets go to the one that stands in for it. */
  triesBeforeFallback: 3,
  /** The same before a ticket has failed, where nobody stands in. */
  triesBeforeFailure: 6,
  /** Seconds until the next try after each that reached nobody; the last of them also after all later ones. */
  waitSeconds: [5, 15, 60, 180, 600],
} as const

/** Dots across the paper: of 80 mm with the widest print head, of 80 mm with a narrower one, and of 58 mm. */
export const printerWidths = [576, 512, 384] as const
