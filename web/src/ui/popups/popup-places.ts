/**
 * Which pop-up is worst: the bar shows the first of these that waits, and the list of all stands in this order. Within a place comes first what is
 * due first, and last what nobody may put aside.
 */
const places = [
  /** What this person's own last act still needs: a receipt that could not be printed, an act that could not be undone, a tray to name. */
  'own',
  /** What goes wrong: a payment alert, a print or a posting that failed, a guest who asks to cancel. */
  'failure',
  /** A request past its time. */
  'late',
  /** A new or updated order. */
  'order',
  /** A request of a guest or of the kitchen. */
  'request',
  /** Trays that have been in a room for too long. */
  'reminder',
  /** A message to the staff. */
  'message',
  /** What asks for nothing: a payment that came. */
  'news',
] as const

export type PopupPlace = (typeof places)[number]

/** Smaller is worse. */
export function placeNumber(place: PopupPlace): number {
  return places.indexOf(place)
}
