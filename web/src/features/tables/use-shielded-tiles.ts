import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { shieldArrivals } from '#kit/shield-arrivals.ts'

/** Tiles that come to where another stood, by what happens in a room, take no press for a moment. */
export function useShieldedTiles(grid: RefObject<HTMLElement | null>, rooms: readonly FloorRoom[]): void {
  const stood = useRef(rooms)
  useLayoutEffect(() => {
    if (stood.current === rooms) return
    const before = new Map(stood.current.map(({ id }, place) => [id, place]))
    const moved = new Set(rooms.flatMap(({ id }, place) => (before.get(id) === place ? [] : [String(id)])))
    stood.current = rooms
    if (moved.size === 0) return
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])]
    shieldArrivals(tiles.filter(({ dataset }) => moved.has(dataset.room ?? '')))
  }, [grid, rooms])
}
