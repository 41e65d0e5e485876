import type { SetUpCounter } from '#features/venues/public/set-up-counter.ts'
import { countRows } from '#kit/database/count-rows.ts'

/** A venue needs tables or rooms that are turned on, and a code that a guest has scanned. */
export const tableSteps: SetUpCounter[] = [
  { step: 'tables', count: (venueId) => countRows('tables', '"restaurantId" = ? AND "isActive" = ?', venueId, true) },
  { step: 'codes', count: (venueId) => countRows('tables', '"restaurantId" = ? AND "guestSessions" > 0', venueId) },
]
