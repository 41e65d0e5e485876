import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { Row } from './insert-rows.ts'

type Place = { id: number; name: string }

const hotelId = 1
const stickers = 60

/**
 * The linked trays of the demo: the room, and how many minutes ago they were linked. Trays of last night have been
 * there since.
 */
const linked = [
  { room: 3, minutesAgo: 12 },
  { room: 3, minutesAgo: 12 },
  { room: 11, minutesAgo: 38 },
  { room: 18, minutesAgo: 95 },
  { room: 26, minutesAgo: 15 * 60 },
  { room: 26, minutesAgo: 15 * 60 },
  { room: 40, minutesAgo: 14 * 60 },
]

/** The trays of the demo's hotel, some of them in rooms. */
export function trayRows({ now, rooms }: { now: Date; rooms: readonly Place[] }): Record<string, Row[]> {
  const createdAt = new Date(now.getTime() - 100 * 86_400_000).toISOString()
  const numbers = Array.from({ length: stickers }, (_, place) => place + 1)
  return {
    tray_stickers: numbers.map((number) => ({
      id: number,
      restaurantId: hotelId,
      serialContent: serialOf(number),
      comparedSerial: comparedSerial(serialOf(number)),
      type: typeOf(number),
      index: number,
      createdAt,
    })),
    tray_outs: linked.map(({ room, minutesAgo }, place) => {
      const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString()
      const { id: tableId, name: tableName } = rooms[room]!
      return {
        id: place + 1,
        restaurantId: hotelId,
        trayOutQR: serialOf(place + 10),
        type: typeOf(place + 10),
        status: 'active',
        tableId,
        tableName,
        orderId: null,
        isOvernight: minutesAgo > 12 * 60,
        createdAt: at,
        updatedAt: at,
        createdBy: 'Omar Nasser',
        createdByKind: 'staff',
        createdById: null,
      }
    }),
  }
}

/** `HARBOUR-1-001`: thirteen characters. */
function serialOf(number: number): string {
  return `HARBOUR-1-${String(number).padStart(3, '0')}`
}

function typeOf(number: number): 'tray' | 'trolly' {
  return number % 10 === 0 ? 'trolly' : 'tray'
}
