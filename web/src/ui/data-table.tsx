import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import styles from '#ui/data-table.module.css'

export type Column<T> = {
  key: string
  label: string
  render: (record: T) => ReactNode
  /**
   * The role of a column in its record. The `heading` names it; an `amount` is aligned at its end; a `time` does not
   * wrap; a `tag` is as wide as it is; a `name` too, except in a card; a `detail` is a long text; the `state` is in the
   * corner of a card, and has no column if no record has one; `acts` are the buttons of the record.
   */
  kind?: 'heading' | 'amount' | 'time' | 'tag' | 'name' | 'detail' | 'state' | 'acts'
  /** The language of its texts. */
  language?: Language
  /** Shown only if there is room for all columns. */
  isExtra?: boolean
  /** Hidden earlier than those: in all but wide windows. */
  isSpare?: boolean
  /** The place in a card: beside the heading, with the column's label before it, or hidden. */
  inCard?: 'title' | 'labelled' | 'hidden'
}

type DataTableProps<T> = {
  /** The name of the table. */
  label: string
  columns: readonly Column<T>[]
  records: readonly T[]
  keyOf: (record: T) => number | string
  /** Called by a press anywhere in a row; does the same as the link in its heading. */
  onOpen?: (record: T) => void
  /**
   * True for a list: each record is one line, or two in a card. Texts without room are cut off, and whole where they are
   * pressed.
   */
  isList?: boolean
  /** True while other records, which will replace these, are loading. */
  isBusy?: boolean
}

/** Roles of a table that is drawn as cards: to screen readers it is a table only with them. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/**
 * Renders records in rows, or as cards if the columns don't fit beside each other: two lines, the heading and the state
 * above, the rest below. If it is wider than its place it scrolls sideways, and the acts stay visible. The focus
 * of a button that disappears moves to the next row.
 */
export function DataTable<T>({
  label,
  columns,
  records,
  keyOf,
  onOpen,
  isList = false,
  isBusy = false,
}: DataTableProps<T>) {
  const captionId = useId()
  const rows = useRef<HTMLTableSectionElement>(null)
  useRowFocus(rows)
  const pressed = isList ? toggleWholeRow : undefined
  const shown = columns.filter(
    (column) => column.kind !== 'state' || records.some((each) => column.render(each) !== null),
  )
  const hasTitles = columns.some(({ inCard }) => inCard === 'title')
  return (
    // Scrolled by keyboard, so it can have the focus.
    <div className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table
        className={isList ? `${styles.table} ${styles.lines}` : styles.table}
        {...roles.table}
        aria-busy={isBusy}
        onPointerOver={isList ? addTooltip : undefined}
      >
        <caption id={captionId} className="visually-hidden">
          {label}
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {shown.map((column) => (
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
              onClick={onOpen ? () => onOpen(record) : pressed}
            >
              {shown.map((column) => (
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

/** Gives a text without room a tooltip of all of it, and no longer if it has room. */
function addTooltip({ target }: { target: EventTarget }): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('th, td') : null
  if (cell) cell.title = isCutOff(cell) ? cell.innerText : ''
}

/** Shows all texts of a row that was pressed where one has no room, or one line again. */
function toggleWholeRow({ currentTarget: row, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, select, label, dialog')) return
  // The press selected a text, to copy it.
  if (getSelection()?.isCollapsed === false) return
  const isWhole = 'whole' in row.dataset
  if (isWhole || [...row.children].some(isCutOff)) row.toggleAttribute('data-whole', !isWhole)
}

function isCutOff({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth
}

type CellProps = { column: Pick<Column<never>, 'kind' | 'label' | 'language' | 'inCard'>; className: string }

function Cell({ column, className, children }: CellProps & { children: ReactNode }) {
  const { kind, label, language, inCard } = column
  const written = language && ({ lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' } as const)
  // The label of a value that isn't there would seem to be that of the next one.
  const isLabelled = inCard === 'labelled' && children !== null && children !== undefined && children !== ''
  const content = (
    <>
      {isLabelled ? (
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
