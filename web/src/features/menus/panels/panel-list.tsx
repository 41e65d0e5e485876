import { type ReactNode, useEffect, useRef, useState } from 'react'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/panels/panel-list.module.css'
import { useListHeight } from '#features/menus/panels/use-list-height.ts'

type PanelListProps<T> = {
  rows: readonly T[]
  activeId: number | null
  rowHeight: number
  label: string
  renderRow: (row: T) => ReactNode
}

/** Number of extra rows drawn beyond each visible edge: while the list scrolls, and at rest. */
const overscan = { moving: 3, atRest: 1 }

/** Shows rows of equal height, and draws only those in sight. */
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
  // Scrolls only when another row is chosen: changes above it, and scrolling away, leave the list where it is.
  useEffect(() => {
    const { rows, ...seen } = latest.current
    const index = rows.findIndex(({ id }) => id === activeId)
    if (index >= 0) bringIntoSight(scroller.current, { start: index * rowHeight, rowHeight, ...seen })
  }, [activeId, rowHeight])

  return (
    <div
      ref={scroller}
      className={`${styles.scroller} ${stack.fill}`}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
    >
      <ul className={stack.relative} style={{ height: rows.length * rowHeight }} aria-label={label}>
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
