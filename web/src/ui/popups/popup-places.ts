/**
 * In which order pop-ups of all features stand on the shelf, so that what gives way where there is little room is what can wait longest:
 * what belongs to one's own last act, what is late, what goes wrong, who calls, new orders, reminders, messages, and what is only told.
 */
const places = ['own', 'late', 'urgent', 'call', 'order', 'reminder', 'message', 'told'] as const

export type PopupPlace = (typeof places)[number]

export function placeNumber(place: PopupPlace): number {
  return places.indexOf(place)
}
