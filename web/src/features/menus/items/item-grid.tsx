import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Formats } from '#kit/formats/formats.ts'
import { ItemCard } from '#features/menus/items/card/item-card.tsx'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import type { ItemTool } from '#features/menus/items/item-tools.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/items/item-grid.module.css'

type ItemGridProps = {
  label: string
  items: readonly ItemCardData[]
  venue: Pick<Venue, 'biLingual'>
  money: Formats['money']
  onOpen: (tool: ItemTool, id: number) => void
}

const gap = 12
const likelyHeight = 136
/** The widths in pixels from which two and three cards are beside each other. */
const columnWidths = [640, 980] as const

/**
 * Shows the cards of a menu in one to three columns, and draws only those in sight. They scroll with the page, so
 * phones give them the whole screen.
 */
export function ItemGrid({ label, items, venue, money, onOpen }: ItemGridProps) {
  const frame = useRef<HTMLUListElement>(null)
  const columns = useColumns(frame)
  const { scroller, above } = useScroller(frame)
  const rows = useMemo(() => inRows(items, columns), [items, columns])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.[0]?.id ?? index,
    scrollMargin: above,
    overscan: 2,
    gap,
  })
  const visible = virtualizer.getVirtualItems()
  return (
    <ul
      ref={frame}
      className={`${styles.grid} ${stack.fixed}`}
      aria-label={label}
      style={{
        height: virtualizer.getTotalSize(),
        paddingBlockStart: visible[0] ? visible[0].start - above : 0,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {visible.flatMap(({ index }) =>
        (rows[index] ?? []).map((item, place) => (
          <CardPlace key={item.id} row={index} measure={place === 0 ? virtualizer.measureElement : undefined}>
            <ItemCard item={item} venue={venue} money={money} onOpen={onOpen} />
          </CardPlace>
        )),
      )}
    </ul>
  )
}

type CardPlaceProps = {
  row: number
  /** For the first card of a row: all of them are as high as the row. */
  measure?: (element: HTMLElement | null) => void
  children: ReactNode
}

/**
 * Renders the place of a card, which the grid gives it. A card that moves to another row, because others came or were
 * filtered out, remains the same element: what is open in it stays open.
 */
function CardPlace({ row, measure, children }: CardPlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => measure?.(place.current), [row, measure])
  return (
    <li ref={place} data-index={row}>
      {children}
    </li>
  )
}

/** Returns the number of cards in a row: one, two or three, by the width. (spec 2, §2.4) */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setColumns(1 + columnWidths.filter((width) => element.clientWidth >= width).length)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columns
}

function inRows(items: readonly ItemCardData[], columns: number): ItemCardData[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
}

/** Returns the element that scrolls the grid, and the height above the grid inside it. */
function useScroller(frame: RefObject<HTMLElement | null>): { scroller: HTMLElement | null; above: number } {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; above: number }>({ scroller: null, above: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    const scroller = element?.closest<HTMLElement>('main') ?? document.documentElement
    if (!element) return undefined
    const measure = () => {
      const above = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      setFound((known) => (known.scroller === scroller && known.above === above ? known : { scroller, above }))
    }
    measure()
    // The content above may grow, by a word or a row of buttons.
    const observer = new ResizeObserver(measure)
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [frame])
  return found
}
