import type { BulkColumn, ColumnType } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import type { NamedCategory } from '@brigade/domain/menus/bulk/bulk.read-cell.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useId, useMemo, useRef } from 'react'
import { BulkTableRow } from '#features/menus/bulk/parts/bulk-table-row.tsx'
import styles from '#features/menus/bulk/parts/bulk-table.module.css'
import { columnLabel } from '#features/menus/bulk/parts/column-label.ts'
import type { BulkLine, BulkRows } from '#features/menus/bulk/use-bulk-rows.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

type BulkTableProps = {
  columns: readonly BulkColumn[]
  lines: readonly BulkLine[]
  rows: Pick<BulkRows, 'problemsOf' | 'beforeOf' | 'setCell' | 'remove'>
  categories: readonly NamedCategory[]
}

const rowHeight = 84
const headerHeight = 50
const textWidth = 200
const numberWidth = 148

/** Shows thousands of rows, and draws only those in sight; every cell can be edited. */
export function BulkTable({ columns, lines, rows, categories }: BulkTableProps) {
  const t = useTranslations('menuBulk')
  const scroller = useRef<HTMLDivElement>(null)
  const categoryList = useId()
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.line ?? index,
    overscan: 4,
  })
  const widths = useMemo(() => ['72px', ...columns.map(widthOf), '104px'].join(' '), [columns])

  return (
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label={t('review.label')}>
      <div
        role="table"
        aria-label={t('review.label')}
        aria-rowcount={lines.length + 1}
        className={styles.table}
        style={{ height: virtualizer.getTotalSize() + headerHeight }}
      >
        <div role="row" aria-rowindex={1} className={styles.header} style={{ gridTemplateColumns: widths }}>
          <span role="columnheader">{t('review.row')}</span>
          {columns.map((column) => (
            <span key={column.key} role="columnheader">
              {columnLabel(column)} <code>{column.header}</code>
            </span>
          ))}
          <span role="columnheader">{t('review.remove')}</span>
        </div>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index]
          return line ? (
            <BulkTableRow
              key={key}
              line={line}
              columns={columns}
              problems={rows.problemsOf(line.line)}
              before={rows.beforeOf(line.line)}
              widths={widths}
              start={start + headerHeight}
              index={index + 2}
              categoryList={categoryList}
              onChange={rows.setCell}
              onRemove={rows.remove}
            />
          ) : null
        })}
      </div>
      <datalist id={categoryList}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name.en}>
            {name.en}
          </option>
        ))}
      </datalist>
    </div>
  )
}

const textTypes: readonly ColumnType[] = ['name', 'lines', 'text', 'category']

function widthOf({ type }: BulkColumn): string {
  return textTypes.includes(type) ? `minmax(${textWidth}px, 1fr)` : `${numberWidth}px`
}
