import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { genericMemo } from '#ui/generic-memo.ts'
import { pageScrollerOf, useHeightAbove, usePageScroll } from '#ui/page-scroll.ts'
import { anchorOf, type SeenRow } from '#ui/stable-top.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/virtual-list.module.css'

type VirtualListProps<T> = {
  items: readonly T[]
  keyOf: (item: T) => number | string
  /**
   * Returns the shape of an item: rows of one shape are estimated to be as high as the last measured one, so that few
   * are placed twice.
   */
  shapeOf?: (item: T) => number
  /** Must be stable (`useCallback` or a module's function), and draw a memoised row. */
  renderItem: (item: T) => ReactNode
  /** The height of a row before it is drawn, in pixels; it is measured when drawn. */
  estimateHeight: number
  gap?: number
  /** Number of rows side by side, each as wide as the others. */
  lanes?: number
  /** Number of rows that are drawn beyond each edge, ready to be scrolled in. */
  overscan?: number
  /** The name of the list for screen readers. */
  label: string
  className?: string
}

/**
 * Renders a list of which only the visible rows are drawn. If rows appear or disappear above, the rows that a person
 * looks at or is about to touch stay in place: the topmost visible row that did not move itself keeps its place.
 */
export function VirtualList<T>({
  items,
  keyOf,
  shapeOf = oneShape,
  renderItem,
  estimateHeight,
  gap = 8,
  lanes = 1,
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
      // Measuring a new row here would force a layout; its observer reports the height before anything is painted.
      if (!entry && item !== undefined) return instance.itemSizeCache.get(keyOf(item)) ?? heightAt(index)
      const height = measureElement(element, entry, instance)
      if (item !== undefined) {
        heights.set(shapeOf(item), height)
        // The library stores only heights that differ from the estimate; one that was equal must stay when another row
        // grows.
        if (instance.measurementsCache[index]?.size === height) instance.itemSizeCache.set(keyOf(item), height)
      }
      return height
    },
    getItemKey: keyAt,
    overscan,
    gap,
    lanes,
  })
  useStableTop(virtualizer, items, keyOf)

  return (
    // Scrolled by keyboard, so it can have the focus.
    <div
      ref={scroller}
      className={`${styles.scroller} ${stack.fill} ${className ?? ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start, lane }) => (
          <VirtualRow
            key={key}
            item={items[index]!}
            index={index}
            top={start - above}
            lane={lane}
            lanes={lanes}
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
  lane: number
  lanes: number
  count: number
  renderItem: (item: T) => ReactNode
  measure: (row: HTMLElement | null) => void
}

/** Rendered again only when its own item changes, or its place. */
const VirtualRow = genericMemo(function VirtualRow<T>({
  item,
  index,
  top,
  lane,
  lanes,
  count,
  renderItem,
  measure,
}: VirtualRowProps<T>) {
  return (
    <li
      ref={measure}
      data-index={index}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, ...laneStyle(lane, lanes) }}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {renderItem(item)}
    </li>
  )
})

/** In pixels, between rows side by side. */
const laneGap = 8

/** Returns the place and the width of a row among those side by side; none if there is only one. */
function laneStyle(lane: number, lanes: number): CSSProperties | undefined {
  if (lanes === 1) return undefined
  const step = `((100% + ${laneGap}px) / ${lanes})`
  return { insetInline: `calc(${lane} * ${step}) auto`, width: `calc(${step} - ${laneGap}px)` }
}

function oneShape(): number {
  return 0
}

type Virtualizer = ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>

function useStableTop<T>(virtualizer: Virtualizer, items: readonly T[], keyOf: (item: T) => number | string): void {
  const shown = useRef(items)
  const seen = useRef<readonly SeenRow[]>([])

  useLayoutEffect(() => {
    if (shown.current !== items && seen.current.length > 0) {
      const anchor = anchorOf(seen.current, items.map(keyOf))
      // The row's own start: an offset to scroll to is capped at the end of the list, and the row may be below that.
      const start = anchor && virtualizer.measurementsCache[anchor.index]?.start
      const offset = anchor && typeof start === 'number' ? start + anchor.offset : null
      if (offset !== null && offset !== virtualizer.scrollOffset) virtualizer.scrollToOffset(offset)
    }
    shown.current = items
  }, [items, keyOf, virtualizer])

  useLayoutEffect(() => {
    const scrollOffset = virtualizer.scrollOffset ?? 0
    const keyAt = (index: number) => (index in items ? keyOf(items[index]!) : undefined)
    // At the very top people want to see the newest rows from the start, so no row is held there.
    const inSight = scrollOffset > 0 ? virtualizer.getVirtualItems().filter((row) => row.end > scrollOffset) : []
    seen.current = inSight.flatMap(({ index, start }) => {
      const key = keyAt(index)
      if (key === undefined) return []
      return [{ key, offset: scrollOffset - start, before: keyAt(index - 1), after: keyAt(index + 1) }]
    })
  })
}
