import { one, type Work } from '#kit/work.ts'
import type { CheckRow } from './pos-columns.ts'

/** The check that a room has open, if it has one. */
export function* findCheck(restaurantId: number, tableRoomNumber: string): Work<CheckRow | undefined> {
  return yield* one<CheckRow>(
    'SELECT * FROM pos_checks WHERE "restaurantId" = ? AND "tableRoomNumber" = ?',
    restaurantId,
    tableRoomNumber,
  )
}
