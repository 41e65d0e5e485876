import type { DemoVenueId } from './venues.ts'

/** The names of the tables and rooms of each venue, in their order. */
export const demoTables: Record<DemoVenueId, readonly string[]> = {
  // The last room has a name as long as names get.
  1: [...rooms({ floors: 5, roomsAFloor: 12 }).slice(0, -1), 'Presidential Suite Marina View'],
  2: numbered('Table', 24),
  3: numbered('Table', 8),
  4: rooms({ floors: 2, roomsAFloor: 6 }),
  5: numbered('Table', 10),
}

function rooms({ floors, roomsAFloor }: { floors: number; roomsAFloor: number }): string[] {
  return Array.from({ length: floors * roomsAFloor }, (_, index) => {
    const floor = Math.floor(index / roomsAFloor) + 1
    return `Room ${floor * 100 + (index % roomsAFloor) + 1}`
  })
}

function numbered(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
}
