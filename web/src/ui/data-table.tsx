import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { type ReactNode, useId, useRef } from 'react'
import { useRowFocus } from '#kit/use-row-focus.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import styles from '#ui/data-table.module.css'

export type Column<T> = {
  key: string
  label: string
  render: (record: T) => ReactNode
  /**
   * What a column is to its record. The `heading` names it; an `amount` ends where the others end; a `time` stands in one line; the
   * `state` stands in the corner of a card; `acts` are what can be done to it.
   */
  kind?: 'heading' | 'amount' | 'time' | 'state' | 'acts'
  /** In which its texts are written. */
  language?: Language
  /** Only where there is room for all columns. */
  isExtra?: boolean
  /** Gone earlier than those: in all but wide windows. */
  isSpare?: boolean
  /** Where each record is a card: beside the heading, with the column's label before it, or not at all. */
  inCard?: 'title' | 'labelled' | 'hidden'
}

type DataTableProps<T> = {
  /** What the table is called. */
  label: string
  columns: readonly Column<T>[]
  records: readonly T[]
  keyOf: (record: T) => number | string
  /** Where a press anywhere in a row does what the link in its heading does. */
  onOpen?: (record: T) => void
  /** Whether so much can be done to a record that its columns have little room, and each is a card much earlier. */
  hasManyActs?: boolean
  /** Whether the records are to be replaced by others, which are on their way. */
  isBusy?: boolean
}

/** A table that is drawn as cards is one to screen readers only by its roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/**
 * Records in rows, each a card where the columns don't fit beside each other: two lines, the heading and the state above, the rest below.
 * Wider than its place it scrolls sideways, and what can be done stays in sight. Rows that come or move take no press for a moment, and the
 * focus of a button that goes is taken on by the next row.
 */
export function DataTable<T>({
  label,
  columns,
  records,
  keyOf,
  onOpen,
  hasManyActs,
  isBusy = false,
}: DataTableProps<T>) {
  const captionId = useId()
  const rows = useRef<HTMLTableSectionElement>(null)
  useShieldMoved(rows)
  useRowFocus(rows)
  const hasTitles = columns.some(({ inCard }) => inCard === 'title')
  return (
    // Scrolled by keyboard, so it takes the focus.
    <div
      className={hasManyActs ? `${styles.scroller} ${styles.manyActs}` : styles.scroller}
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
    >
      <table className={styles.table} {...roles.table} aria-busy={isBusy}>
        <caption id={captionId} className="visually-hidden">
          {label}
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.key} {...roles.columnheader} scope="col" className={classOf(column, hasTitles)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows} {...roles.rowgroup}>
          {records.map((record) => (
            <tr
              key={keyOf(record)}
              {...roles.row}
              className={onOpen ? styles.opens : undefined}
              onClick={onOpen && (() => onOpen(record))}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} className={classOf(column, hasTitles)}>
                  {column.render(record)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { column: Pick<Column<never>, 'kind' | 'label' | 'language' | 'inCard'>; className: string }

function Cell({ column, className, children }: CellProps & { children: ReactNode }) {
  const { kind, label, language, inCard } = column
  const written = language && ({ lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' } as const)
  const content = (
    <>
      {inCard === 'labelled' ? (
        <span className={styles.label} aria-hidden>
          {label}
        </span>
      ) : null}
      {children}
    </>
  )
  return kind === 'heading' ? (
    <th {...roles.rowheader} scope="row" className={className} {...written}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} className={className} {...written}>
      {content}
    </td>
  )
}

function classOf({ kind, inCard, isExtra, isSpare }: Omit<Column<never>, 'render'>, hasTitles: boolean): string {
  const looks = [kind && styles[kind], inCard && styles[inCard], isExtra && styles.extra, isSpare && styles.spare]
  if (kind === 'heading' && hasTitles) looks.push(styles.short)
  return looks.filter(Boolean).join(' ')
}
