import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { shieldArrivals } from '#kit/shield-arrivals.ts'
import { genericMemo } from '#ui/generic-memo.ts'
import { pageScrollerOf, useHeightAbove, usePageScroll } from '#ui/page-scroll.ts'
import { anchorOf, arrivedRows, type RowPlaces, type SeenRow } from '#ui/stable-top.ts'
import styles from '#ui/virtual-list.module.css'

type VirtualListProps<T> = {
  items: readonly T[]
  keyOf: (item: T) => number | string
  /** Rows of one shape are taken to be as high as the last of them that was measured, so that few are placed twice. */
  shapeOf?: (item: T) => number
  /** Must be stable (`useCallback` or a module's function), and draw a memoised row. */
  renderItem: (item: T) => ReactNode
  /** What a row is high at first sight, in pixels; it is measured when drawn. */
  estimateHeight: number
  gap?: number
  /** How many rows are drawn beyond each edge, ready to be scrolled in. */
  overscan?: number
  /** What the list is called by screen readers. */
  label: string
  className?: string
}

/**
 * A list that draws only what is in sight. When rows come or go above, what somebody looks at or is about to
 * touch stays where it is: the topmost row in sight that did not move itself keeps its place. What comes to another place all the
 * same takes no press for a moment.
 */
export function VirtualList<T>({
  items,
  keyOf,
  shapeOf = oneShape,
  renderItem,
  estimateHeight,
  gap = 8,
  overscan = 3,
  label,
  className,
}: VirtualListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [heights] = useState(() => new Map<number, number>())
  const keyAt = useCallback((index: number) => keyOf(items[index]!), [items, keyOf])
  const heightAt = (index: number) => heights.get(shapeOf(items[index]!)) ?? estimateHeight
  const isOfPage = usePageScroll()
  const above = useHeightAbove(scroller)
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => (isOfPage ? pageScrollerOf(scroller.current) : null) ?? scroller.current,
    scrollMargin: above,
    estimateSize: heightAt,
    measureElement: (element, entry, instance) => {
      const index = instance.indexFromElement(element)
      const item = items[index]
      // To ask a new row for its height lays out the page on the spot; its observer tells it before anything is painted.
      if (!entry && item !== undefined) return instance.itemSizeCache.get(keyOf(item)) ?? heightAt(index)
      const height = measureElement(element, entry, instance)
      if (item !== undefined) {
        heights.set(shapeOf(item), height)
        // The library keeps heights that differ from what was taken alone; one that agreed must stay when another row grows.
        if (instance.measurementsCache[index]?.size === height) instance.itemSizeCache.set(keyOf(item), height)
      }
      return height
    },
    getItemKey: keyAt,
    overscan,
    gap,
  })
  useStableTop(virtualizer, items, keyOf)

  return (
    // Scrolled by keyboard, so it takes the focus.
    <div
      ref={scroller}
      className={`${styles.scroller} ${className ?? ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <VirtualRow
            key={key}
            item={items[index]!}
            index={index}
            top={start - above}
            count={items.length}
            renderItem={renderItem}
            measure={virtualizer.measureElement}
          />
        ))}
      </ul>
    </div>
  )
}

type VirtualRowProps<T> = {
  item: T
  index: number
  top: number
  count: number
  renderItem: (item: T) => ReactNode
  measure: (row: HTMLElement | null) => void
}

/** Drawn again only when its own item changes, or its place. */
const VirtualRow = genericMemo(function VirtualRow<T>({
  item,
  index,
  top,
  count,
  renderItem,
  measure,
}: VirtualRowProps<T>) {
  return (
    <li
      ref={measure}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {renderItem(item)}
    </li>
  )
})

function oneShape(): number {
  return 0
}

type Virtualizer = ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>

function useStableTop<T>(virtualizer: Virtualizer, items: readonly T[], keyOf: (item: T) => number | string): void {
  const shown = useRef(items)
  const seen = useRef<readonly SeenRow[]>([])
  const stood = useRef<RowPlaces>(new Map())

  useLayoutEffect(() => {
    let scrolled = virtualizer.scrollOffset ?? 0
    if (shown.current !== items && seen.current.length > 0) {
      const anchor = anchorOf(seen.current, items.map(keyOf))
      // The row's own start: an offset to scroll to ends where the list does, and the row may stand below that.
      const start = anchor && virtualizer.measurementsCache[anchor.index]?.start
      const offset = anchor && typeof start === 'number' ? start + anchor.offset : null
      if (offset !== null && offset !== virtualizer.scrollOffset) {
        virtualizer.scrollToOffset(offset)
        scrolled = offset
      }
    }
    if (shown.current !== items) {
      const arrived = arrivedRows(stood.current, placesOf(virtualizer, scrolled))
      shieldArrivals(arrived.flatMap((key) => virtualizer.elementsCache.get(key) ?? []))
    }
    shown.current = items
  }, [items, keyOf, virtualizer])

  useLayoutEffect(() => {
    const scrollOffset = virtualizer.scrollOffset ?? 0
    stood.current = placesOf(virtualizer, scrollOffset)
    const keyAt = (index: number) => (index in items ? keyOf(items[index]!) : undefined)
    // At the very top people want to see the newest state from its start, so nothing is held there.
    const inSight = scrollOffset > 0 ? virtualizer.getVirtualItems().filter((row) => row.end > scrollOffset) : []
    seen.current = inSight.flatMap(({ index, start }) => {
      const key = keyAt(index)
      if (key === undefined) return []
      return [{ key, offset: scrollOffset - start, before: keyAt(index - 1), after: keyAt(index + 1) }]
    })
  })
}

function placesOf(virtualizer: Virtualizer, scrolled: number): RowPlaces {
  return new Map(virtualizer.getVirtualItems().map(({ key, start }) => [key, start - scrolled]))
}
