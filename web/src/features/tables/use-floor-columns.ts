import type { RefObject } from 'react'
import type { Density } from '#kit/device/density.ts'
import { useWidth } from '#ui/use-width.ts'

/** In pixels. The narrowest tile has room for the name of a room and for three signs. */
const leastTileWidths = { compact: 96, comfortable: 152 } satisfies Record<Density, number>

/** In pixels, as in the stylesheet: `--space-2`. */
export const floorGap = 8

/** Returns the number of tiles that fit beside each other in a width in pixels. */
export function floorColumnsOf(width: number, density: Density): number {
  return Math.max(1, Math.floor((width + floorGap) / (leastTileWidths[density] + floorGap)))
}

/** Returns the number of columns, and follows the width of the floor, which the sidebar reduces. */
export function useFloorColumns(grid: RefObject<HTMLElement | null>, density: Density): number {
  const width = useWidth(grid)
  return floorColumnsOf(width, density)
}
