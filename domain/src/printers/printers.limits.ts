/** The limits of printers, prints and their times. */
export const printerLimits = {
  /** The limit in characters as people count them. */
  nameLength: 40,
  /** The limit of the domain name system. */
  hostLength: 253,
  mostAtVenue: 32,
  mostCategories: 500,
  /** The most languages side by side on one ticket. */
  mostLanguages: 3,
  usualPort: 9100,
  /** The ports on which printers listen, which a venue may choose without an administrator. */
  ports: { from: 9100, to: 9109 },
  /** The most test pages of a venue per minute. */
  testsAMinute: 10,
  /** The consecutive failed connections before a printer's tickets go to its fallback printer. */
  triesBeforeFallback: 3,
  /** The consecutive failed connections before a ticket fails, if there is no fallback printer. */
  triesBeforeFailure: 6,
  /** The seconds before the next try after each failed connection; the last value repeats. */
  waitSeconds: [5, 15, 60, 180, 600],
} as const

/** The dots across the paper: 80 mm with the widest print head, 80 mm with a narrower one, and 58 mm. */
export const printerWidths = [576, 512, 384] as const
