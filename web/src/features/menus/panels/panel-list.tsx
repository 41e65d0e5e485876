import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from '#features/menus/panels/panel-list.module.css'
import { useWindowHeight } from '#features/menus/panels/window-height.ts'

type PanelListProps<T> = {
  rows: readonly T[]
  activeId: number | null
  rowHeight: number
  label: string
  renderRow: (row: T) => ReactNode
}

/** Rows drawn beyond each edge of what is in sight. */
const overscan = 3

/**
 * Rows of one height, of which only those in sight are drawn. It never asks the page for a measure while it is drawn, for that would
 * lay out the page on the spot: a list is at most as high as the window.
 */
export function PanelListView<T extends { id: number }>({
  rows,
  activeId,
  rowHeight,
  label,
  renderRow,
}: PanelListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const inSight = Math.ceil(useWindowHeight() / rowHeight)
  const first = Math.max(0, Math.min(Math.floor(scrolled / rowHeight), rows.length - 1) - overscan)
  const shown = rows.slice(first, first + inSight + 2 * overscan)
  const activeIndex = rows.findIndex(({ id }) => id === activeId)

  useEffect(() => {
    if (activeIndex >= 0) bringIntoSight(scroller.current, { start: activeIndex * rowHeight, rowHeight, scrolled })
    // Only when another row is chosen: news above it, and scrolling away, leave the list where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [activeId, rowHeight])

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
    >
      <ul className={styles.rows} style={{ height: rows.length * rowHeight }} aria-label={label}>
        {shown.map((row, index) => (
          <li
            key={row.id}
            className={styles.row}
            style={{ transform: `translateY(${(first + index) * rowHeight}px)`, height: rowHeight }}
            aria-setsize={rows.length}
            aria-posinset={first + index + 1}
          >
            {renderRow(row)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Place = { start: number; rowHeight: number; scrolled: number }

function bringIntoSight(scroller: HTMLElement | null, { start, rowHeight, scrolled }: Place): void {
  // The first rows of a list that was not scrolled are in sight: no need to ask.
  if (!scroller || (start === 0 && scrolled === 0)) return
  const end = start + rowHeight - scroller.clientHeight
  if (start < scrolled) scroller.scrollTop = start
  else if (end > scrolled) scroller.scrollTop = end
}
