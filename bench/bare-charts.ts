// The program of the bare page beside insights: it is built into one script, and draws the charts that it fetches.

import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { GivenChart } from './bare-insights.ts'

const fills = ['var(--primary)', 'var(--line-strong)'] as const
const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const margin = { top: 8, right: 8, bottom: 0, left: 8 }
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const charts = (await (await fetch('/charts')).json()) as GivenChart[]
for (const [place, holder] of document.querySelectorAll('[data-bare-chart]').entries()) {
  createRoot(holder).render(chartOf(charts[place]!))
}

/** Returns the chart that `insight-chart.tsx` draws, without what belongs to languages and to people who point at bars. */
function chartOf({ rows, series, isLying, height }: GivenChart) {
  const values = { type: 'number', tickFormatter: (value: number) => compact.format(value), tick } as const
  const names = { type: 'category', dataKey: 'name', tick, stroke: 'var(--line-strong)' } as const
  const axes = isLying
    ? [
        createElement(XAxis, { key: 'x', ...values, stroke: 'var(--line)' }),
        createElement(YAxis, { key: 'y', ...names, width: 132, interval: 0 }),
      ]
    : [
        createElement(XAxis, { key: 'x', ...names, minTickGap: 8 }),
        createElement(YAxis, { key: 'y', ...values, stroke: 'var(--line)', width: 52, allowDecimals: false }),
      ]
  const bars = Array.from({ length: series }, (_, place) =>
    createElement(Bar, {
      key: place,
      dataKey: String(place),
      fill: fills[place % fills.length]!,
      maxBarSize: 36,
      isAnimationActive: false,
    }),
  )
  const layout = isLying ? 'vertical' : 'horizontal'
  const children = createElement(
    BarChart,
    { data: rows, layout, accessibilityLayer: false, margin },
    createElement(CartesianGrid, { key: 'grid', stroke: 'var(--line)', vertical: isLying, horizontal: !isLying }),
    axes,
    createElement(Tooltip, { key: 'tip', isAnimationActive: false, content: () => null }),
    bars,
  )
  return createElement(ResponsiveContainer, { width: '100%', height, children })
}
