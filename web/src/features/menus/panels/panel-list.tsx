import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from '#features/menus/panels/panel-list.module.css'

type PanelListProps<T> = {
  rows: readonly T[]
  activeId: number | null
  rowHeight: number
  label: string
  renderRow: (row: T) => ReactNode
}

/** Rows of one height, of which only those in sight are drawn. The active one is brought into sight when it changes. */
export function PanelListView<T extends { id: number }>({
  rows,
  activeId,
  rowHeight,
  label,
  renderRow,
}: PanelListProps<T>) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  })
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  }, [rows])
  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  useEffect(() => {
    const index = latest.current.findIndex(({ id }) => id === activeId)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
  }, [activeId, virtualizer])

  return (
    <div ref={scroller} className={styles.scroller}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }} aria-label={label}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <li
              key={key}
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, height: rowHeight }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {renderRow(row)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
