import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { directionOf, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { axisText } from '#features/insights/parts/short-texts.ts'
import surface from '#ui/surface.module.css'
import styles from '#features/insights/parts/insights.module.css'

export type ChartRow = { name: string; values: readonly (number | null)[] }

export type ChartSeries = {
  label: string
  /** The unit of the axis, unless the label has it. */
  unit?: string
  text: (value: number) => string
}

export type InsightChartProps = {
  /** What the chart shows, for people who don’t see it. */
  label: string
  rows: readonly ChartRow[]
  /** One or two: bars beside each other. */
  series: readonly ChartSeries[]
  /** True for long names: bars lie below each other. */
  isLying?: boolean
}

/** The bars of a series: a strong and a soft tone, which stay apart in print and without colours. */
const fills = ['var(--primary)', 'var(--line-strong)'] as const

/** In pixels. */
const [height, barHeight, axisWidth, namesWidth] = [240, 30, 52, 132]

/** Draws bars. Whoever can't see them has the table with the same figures. */
export function InsightChart({ label, rows, series, isLying = false }: InsightChartProps) {
  const language = useLanguage()
  const isReversed = isRightToLeft(language)
  const data = rows.map(({ name, values }) => ({ name, ...Object.fromEntries(values.entries()) }))
  const side = isReversed ? 'right' : 'left'
  // The chart itself is laid out from left to right, whatever the language of its texts.
  const inOrder = (text: string) => (isReversed ? `\u2067${text}\u2069` : text)
  const values = {
    type: 'number',
    tickFormatter: (value: number) => inOrder(axisText(value, language)),
    tick: tickStyle,
    stroke: 'var(--line)',
  } as const
  const names = { type: 'category', dataKey: 'name', tick: tickStyle, stroke: 'var(--line-strong)' } as const
  return (
    <div className={styles.chart} role="img" aria-label={label} dir="ltr">
      <ResponsiveContainer width="100%" height={isLying ? Math.max(120, rows.length * barHeight + 40) : height}>
        <BarChart data={data} layout={isLying ? 'vertical' : 'horizontal'} accessibilityLayer={false} margin={margin}>
          <CartesianGrid stroke="var(--line)" vertical={isLying} horizontal={!isLying} />
          {isLying ? (
            <>
              <XAxis {...values} reversed={isReversed} />
              <YAxis {...names} width={namesWidth} orientation={side} interval={0} />
            </>
          ) : (
            <>
              <XAxis
                {...names}
                reversed={isReversed}
                minTickGap={8}
                // As many names as there is room for, evenly.
                interval="equidistantPreserveStart"
                tickFormatter={inOrder}
              />
              <YAxis {...values} width={axisWidth} orientation={side} allowDecimals={false} />
            </>
          )}
          <Tooltip cursor={cursor} isAnimationActive={false} content={<ChartTip rows={rows} series={series} />} />
          {series.map((each, place) => (
            <Bar
              key={each.label}
              dataKey={String(place)}
              fill={fills[place % fills.length]}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <Legend series={series} direction={directionOf(language)} />
    </div>
  )
}

const margin = { top: 8, right: 8, bottom: 0, left: 8 }
const cursor = { fill: 'var(--surface-sunk)' }
const tickStyle = { fill: 'var(--ink-soft)', fontSize: 12 }

type ChartTipProps = {
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  active?: boolean
  label?: string | number
}

function ChartTip({ rows, series, active, label }: ChartTipProps) {
  const language = useLanguage()
  const row = active ? rows.find(({ name }) => name === label) : undefined
  if (!row) return null
  return (
    <div className={`${styles.tip} ${surface.card}`} dir={directionOf(language)}>
      <strong>{row.name}</strong>
      {series.map((each, place) => {
        const value = row.values[place]
        return (
          <div key={each.label}>
            {each.label}: {value == null ? '–' : each.text(value)}
          </div>
        )
      })}
    </div>
  )
}

/** Says what the bars are, and in which unit: the axis has numbers only. */
function Legend({ series, direction }: { series: readonly ChartSeries[]; direction: 'ltr' | 'rtl' }) {
  const t = useTranslations('insights')
  return (
    <div className={styles.legend} dir={direction}>
      {series.map(({ label, unit }, place) => (
        <span key={label} data-series={place}>
          {unit === undefined ? label : t('in', { title: label, currency: unit })}
        </span>
      ))}
    </div>
  )
}
