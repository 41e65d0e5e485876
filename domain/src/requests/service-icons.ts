/** The icons from which a venue chooses one for a service of its own. */
export const serviceIcons = [
  'bell',
  'bed',
  'car',
  'clock',
  'luggage',
  'laundry',
  'cleaning',
  'water',
  'coffee',
  'key',
  'phone',
  'repair',
  'gift',
  'medical',
] as const

export type ServiceIcon = (typeof serviceIcons)[number]
