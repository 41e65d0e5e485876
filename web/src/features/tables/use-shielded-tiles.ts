import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { shieldArrivals } from '#kit/shield-arrivals.ts'

/** Tiles that come to where another stood, by what happens in a room, take no press for a moment. */
export function useShieldedTiles(grid: RefObject<HTMLElement | null>, rooms: readonly FloorRoom[]): void {
  const stood = useRef(rooms)
  useLayoutEffect(() => {
    if (stood.current === rooms) return
    const moved = movedRooms(stood.current, rooms)
    stood.current = rooms
    if (moved.size === 0) return
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])]
    shieldArrivals(tiles.filter(({ dataset }) => moved.has(dataset.room ?? '')))
  }, [grid, rooms])
}

/** The rooms that stand where another one stood, or none. */
function movedRooms(before: readonly FloorRoom[], now: readonly FloorRoom[]): ReadonlySet<string> {
  return new Set(now.flatMap(({ id }, place) => (before[place]?.id === id ? [] : String(id))))
}
