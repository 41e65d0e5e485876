import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from '#features/menus/panels/panel-list.module.css'
import { useListHeight } from '#features/menus/panels/use-list-height.ts'

type PanelListProps<T> = {
  rows: readonly T[]
  activeId: number | null
  rowHeight: number
  label: string
  renderRow: (row: T) => ReactNode
}

/** Rows drawn beyond each edge of what is in sight, of a list that is being scrolled, and of one that is not yet. */
const overscan = { moving: 3, atRest: 1 }

/** Rows of one height, drawn only where they are in sight. */
export function PanelListView<T extends { id: number }>({
  rows,
  activeId,
  rowHeight,
  label,
  renderRow,
}: PanelListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const height = useListHeight(scroller)
  const inSight = Math.ceil(height / rowHeight)
  const beyond = scrolled > 0 ? overscan.moving : overscan.atRest
  const top = Math.max(0, Math.min(Math.floor(scrolled / rowHeight), rows.length - 1))
  const first = Math.max(0, top - beyond)
  const shown = rows.slice(first, top + inSight + beyond)

  const latest = useRef({ rows, scrolled, height })
  useEffect(() => {
    latest.current = { rows, scrolled, height }
  })
  // Only when another row is chosen: news above it, and scrolling away, leave the list where it is.
  useEffect(() => {
    const { rows, ...seen } = latest.current
    const index = rows.findIndex(({ id }) => id === activeId)
    if (index >= 0) bringIntoSight(scroller.current, { start: index * rowHeight, rowHeight, ...seen })
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
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
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

type Place = { start: number; rowHeight: number; scrolled: number; height: number }

function bringIntoSight(scroller: HTMLElement | null, { start, rowHeight, scrolled, height }: Place): void {
  if (!scroller) return
  const end = start + rowHeight - height
  if (start < scrolled) scroller.scrollTop = start
  else if (end > scrolled) scroller.scrollTop = end
}
