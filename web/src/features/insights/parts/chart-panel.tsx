import { exportInsightsPath } from '@brigade/domain/insights/insights.api.ts'
import type { InsightPanel } from '@brigade/domain/insights/insights.schema.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { InsightChart, type InsightChartProps } from '#features/insights/parts/insight-chart.tsx'
import { insightFilterOf, type InsightParams } from '#features/insights/insights.queries.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/insights/parts/insights.module.css'

export type ChartPanelProps<Row> = {
  title: string
  hint?: string
  /** The table that is exported. */
  panel: InsightPanel
  asked: InsightParams
  /** Left out where only the table says enough. */
  chart?: Omit<InsightChartProps, 'label'>
  /** Choices of what the chart shows. */
  choices?: ReactNode
  /** What is chosen, in words, for the print. */
  chosen?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  isBusy: boolean
  /** Shown instead if there are no rows. */
  empty: string
}

/** The columns of a table that fit in a panel beside another one. */
const mostBeside = 4

/** Shows a chart or, at a press, the table behind it. Both are printed as they are shown. */
export function ChartPanel<Row>(props: ChartPanelProps<Row>) {
  const { title, hint, panel, asked, chart, choices, chosen, columns, rows, keyOf, isBusy, empty } = props
  const t = useTranslations('insights')
  const titleId = useId()
  const [isTable, setIsTable] = useState(chart === undefined)
  const hasRows = rows.length > 0
  return (
    <section
      className={`${styles.panel} ${isTable && columns.length > mostBeside ? styles.whole : ''} ${surface.card} ${stack.column3}`}
      aria-labelledby={titleId}
      aria-busy={isBusy}
    >
      <header className={`${styles.panelHeader} ${stack.cluster2}`}>
        <h2 id={titleId} className={`${font.medium} ${font.heavy}`}>
          {title}
        </h2>
        {hasRows ? (
          <div className={`${styles.tools} ${stack.pushed} ${stack.cluster2}`}>
            {chart ? (
              <Chips label={title}>
                <Chip isChosen={!isTable} onChoose={() => setIsTable(false)}>
                  {t('chart')}
                </Chip>
                <Chip isChosen={isTable} onChoose={() => setIsTable(true)}>
                  {t('table')}
                </Chip>
              </Chips>
            ) : null}
            <ExportButton
              path={exportInsightsPath}
              permission="insights:read"
              asked={{ ...insightFilterOf(asked), panel, fileName: t('fileName', { title, ...asked.days }) }}
              label={t('export')}
            />
          </div>
        ) : null}
      </header>
      {hint ? <p className={font.note}>{hint}</p> : null}
      {hasRows && choices ? choices : null}
      {hasRows && chosen ? <p className={`${styles.printed} ${font.note}`}>{chosen}</p> : null}
      {hasRows ? null : <p className={font.soft}>{empty}</p>}
      {hasRows && chart && !isTable ? <InsightChart {...chart} label={t('chartOf', { title })} /> : null}
      {hasRows && isTable ? (
        <div className={styles.table}>
          <DataTable label={t('tableOf', { title })} columns={columns} records={rows} keyOf={keyOf} isBusy={isBusy} />
        </div>
      ) : null}
    </section>
  )
}
