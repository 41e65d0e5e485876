import type { ReactNode } from 'react'
import styles from '#features/menus/items/parts/record-table.module.css'

type RecordTableProps = { label: string; columns: readonly string[]; children: ReactNode }

/** A table of a few dozen records, which scrolls sideways where it is wider than the screen. */
export function RecordTable({ label, columns, children }: RecordTableProps) {
  return (
    // Scrolled by keyboard, so it takes the focus.
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
