import type { OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import type { RefObject } from 'react'
import { useMedia } from '#kit/device/use-media.ts'
import type { Density } from '#kit/device/density.ts'
import { useWidth } from '#ui/use-width.ts'

/**
 * The shape of the board: four columns side by side; two by two, as on a tablet; or one at a time behind tabs.
 */
export type BoardShape = 'columns' | 'quarters' | 'tabs'

export type BoardLayout = { shape: BoardShape; lanes: Lanes }

/** How many cards each column has side by side. */
type Lanes = Readonly<Record<OrderGroup, number>>

/** The least width of a column in pixels: a card is still easy to read. */
const leastColumnWidth = 240
const leastLaneWidth = { comfortable: 300, compact: 240 } satisfies Record<Density, number>
/** The least width of a row with its button. */
const leastRowWidth = 290
const gap = 12

/** The columns that get the room of a large screen, which usually have the most orders, in this order. */
const widened = ['inprogress', 'incoming', 'inprogress', 'delivered'] as const

/**
 * High enough for two rows of columns with whole orders. It is measured on the window, because pop-ups must not change
 * the board's shape.
 */
const upright = {
  comfortable: matchMedia('(width >= 576px) and (height >= 900px)'),
  compact: matchMedia('(width >= 576px) and (height >= 640px)'),
} satisfies Record<Density, MediaQueryList>

type Room = { isUpright: boolean; density: Density }

/** Returns the layout of the board for this much room. */
export function boardLayoutOf(width: number, { isUpright, density }: Room): BoardLayout {
  if (width >= widthOf(4, leastColumnWidth)) return { shape: 'columns', lanes: lanesOf(width, density) }
  if (width >= widthOf(2, leastColumnWidth) && isUpright) return { shape: 'quarters', lanes: lanesOfEach(1) }
  const least = density === 'compact' ? leastRowWidth : leastLaneWidth.comfortable
  return { shape: 'tabs', lanes: lanesOfEach(Math.max(1, fitting(width, least))) }
}

/** Returns the layout of the board, and follows its width, which the sidebar reduces. */
export function useBoardLayout(board: RefObject<HTMLElement | null>, density: Density): BoardLayout {
  const isUpright = useMedia(upright[density])
  const width = useWidth(board)
  return boardLayoutOf(width, { isUpright, density })
}

function lanesOf(width: number, density: Density): Lanes {
  const lanes: Record<OrderGroup, number> = { ...lanesOfEach(1) }
  for (const group of widened.slice(0, Math.max(0, fitting(width, leastLaneWidth[density]) - 4))) lanes[group] += 1
  return lanes
}

function lanesOfEach(count: number): Lanes {
  return { incoming: count, updated: count, inprogress: count, delivered: count }
}

function widthOf(columns: number, least: number): number {
  return columns * least + (columns - 1) * gap
}

function fitting(width: number, least: number): number {
  return Math.floor((width + gap) / (least + gap))
}
