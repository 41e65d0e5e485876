/**
 * The urgency of pop-ups: the bar shows the first of these that waits, and the list of all is sorted by it. Pop-ups of
 * one place are sorted by when they are due; those that can't be dismissed come last.
 */
const places = [
  /**
   * The open end of this person's own last act: a receipt that could not be printed, an act that could not be undone, a
   * tray to name.
   */
  'own',
  /** Failures that stop an order, and what soon is too late: a print or a posting, a guest who asks to cancel. */
  'failure',
  /** A request or an order past its time. */
  'late',
  /** A new or updated order. */
  'order',
  /** A payment alert: guests who wait come before money. */
  'money',
  /** A request of a guest or of the kitchen. */
  'request',
  /** Trays that have been in a room for too long. */
  'reminder',
  /** A message to the staff. */
  'message',
  /** Information without an action: a payment that came. */
  'news',
] as const

export type PopupPlace = (typeof places)[number]

/** Returns the urgency as a number; smaller is worse. */
export function placeNumber(place: PopupPlace): number {
  return places.indexOf(place)
}
