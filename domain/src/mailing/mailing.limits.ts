import { sheetLimits } from '../kit/sheet-limits.ts'

/** The limits of mailings. Lengths are in characters. */
export const mailingLimits = {
  addressLength: 254,
  nameLength: 100,
  noteLength: 300,
  subjectLength: 150,
  bodyLength: 10_000,
  /** The most contacts of a venue, without those whose data was deleted. */
  contacts: 50_000,
  /** The most recipients of one mailing. */
  recipients: 100_000,
  /** The most mailings of a venue, drafts included, and the most that it starts within 24 hours. */
  mailings: 1_000,
  startsADay: 10,
  /** The rows of an import, and the bytes of its body. */
  importRows: sheetLimits.contactRows,
  importBytes: 4_000_000,
  /** The wrong rows that an import lists; it counts the others. */
  listedRefusals: 500,
  /** The most addresses in a report of bounces. */
  reportedBounces: 1_000,
  /** The venues that one mailing goes to at most, if it names them. */
  venues: 500,
  /** The most days ahead that a mailing is scheduled. */
  scheduledDays: 366,
  /** The days after which a consent that was not confirmed is forgotten, and the hours between two mails that ask for it. */
  unconfirmedDays: 30,
  confirmHours: 24,
  /**
   * The mails that ask a guest of a venue at most, those to one address in these hours from all venues, and the addresses of one sitting that
   * are asked and have not confirmed.
   */
  askedTimes: 5,
  askedVenues: 3,
  askedOfSitting: 10,
  /** The days for which the log of a finished mailing is kept. */
  logDays: 730,
} as const
