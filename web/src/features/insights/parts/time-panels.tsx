import { everyHourOfTimes } from '@brigade/domain/insights/insights.gaps.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import {
  type InsightPanel,
  type InsightRequests,
  type InsightTimes,
  type RequestTimes,
  type ServiceStage,
  serviceStages,
  type StageTimes,
} from '@brigade/domain/insights/insights.schema.ts'
import { useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import type { Column } from '#ui/data-table.tsx'
import { ChartPanel } from '#features/insights/parts/chart-panel.tsx'
import { minutesOf } from '#features/insights/parts/short-texts.ts'
import { hourText } from '#kit/formats/hour-text.ts'
import type { InsightParams } from '#features/insights/insights.queries.ts'
import { useInsightWords } from '#features/insights/parts/use-insight-words.ts'

type Timed = { count: number; median: number | null; p90: number | null }
type Row = Timed & { key: string | number; name: string }

type TimePanelsProps = { times: InsightTimes; asked: InsightParams; isBusy: boolean }

/** Shows service times by stage, and those of one stage by hour and by person. */
export function TimePanels({ times, asked, isBusy }: TimePanelsProps) {
  const t = useTranslations('insights')
  const words = useInsightWords()
  const [stage, setStage] = useState<ServiceStage>('delivery')
  const known = times.stages.filter(({ now }) => now.count > 0)
  const shown = times.stages.find((each) => each.stage === stage)
  const choices = (
    <Chips label={t('stage')}>
      {serviceStages.map((each) => (
        <Chip key={each} isChosen={each === stage} onChoose={() => setStage(each)}>
          {words.stages[each]}
        </Chip>
      ))}
    </Chips>
  )
  const rowsOf = (named: StageTimes | undefined) => ({
    hours: everyHourOfTimes(named?.hours ?? []).map((row): Row => ({
      ...row,
      key: row.hour,
      name: hourText(row.hour),
    })),
    people: (named?.people ?? []).map((row): Row => ({
      ...row,
      key: row.personId,
      name: row.name ?? words.formerStaff,
    })),
  })
  const { hours, people } = rowsOf(shown)
  const shared = { asked, isBusy }
  const ofStage = { choices, chosen: t('chosen', { choice: t('stage'), value: words.stages[stage] }) }
  return (
    <>
      <TimesPanel
        {...shared}
        panel="times"
        heading={words.columns.stage}
        rows={known.map(({ stage: each, now }) => ({ ...now, key: each, name: words.stages[each] }))}
      />
      <TimesPanel {...shared} panel="timesByHour" heading={words.columns.hour} rows={hours} {...ofStage} />
      <TimesPanel {...shared} panel="timesByPerson" heading={words.columns.person} rows={people} {...ofStage} isLying />
    </>
  )
}

type TimesPanelProps = {
  panel: InsightPanel
  heading: string
  rows: readonly Row[]
  asked: InsightParams
  isBusy: boolean
  choices?: React.ReactNode
  chosen?: string
  isLying?: boolean
}

function TimesPanel({ panel, heading, rows, choices, isLying = false, ...shared }: TimesPanelProps) {
  const t = useTranslations('insights')
  const words = useInsightWords()
  const columns = useTimeColumns<Row>(heading)
  const minutes = (value: number) => t('minutes', { count: value })
  return (
    <ChartPanel
      {...shared}
      panel={panel}
      title={words.sheets[panel]}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      empty={t('noTimes')}
      choices={choices}
      chart={{
        isLying,
        rows: rows.slice(0, 24).map(({ name, median, p90 }) => ({ name, values: [minutesOf(median), minutesOf(p90)] })),
        series: [
          { label: words.columns.median, text: minutes },
          { label: words.columns.p90, text: minutes },
        ],
      }}
    />
  )
}

type RequestPanelProps = { requests: InsightRequests; asked: InsightParams; isBusy: boolean }

/** Shows how long requests took until they were resolved, by type. */
export function RequestPanel({ requests, asked, isBusy }: RequestPanelProps) {
  const t = useTranslations('insights')
  const { number } = useFormats()
  const language = useLanguage()
  const words = useInsightWords()
  type Typed = Timed & RequestTimes
  const rows: Typed[] = requests.types.map((row) => ({ ...row, ...row.now }))
  const [heading, count, ...times] = useTimeColumns<Typed & { name: string }>(words.columns.requestType)
  const named = rows.map((row) => ({
    ...row,
    name: row.label ? ownTextIn(row.label, language) : words.requestTypes[row.requestType],
  }))
  const minutes = (value: number) => t('minutes', { count: value })
  const columns: Column<Typed & { name: string }>[] = [
    heading!,
    { ...count!, label: words.columns.resolved },
    {
      key: 'cancelled',
      label: words.columns.cancelled,
      kind: 'amount',
      inCard: 'labelled',
      render: ({ cancelled }) => number(cancelled),
    },
    ...times,
  ]
  return (
    <ChartPanel
      title={words.sheets.requests}
      panel="requests"
      {...{ asked, isBusy, columns }}
      rows={named}
      keyOf={({ requestType, serviceId }) => `${requestType}-${serviceId ?? ''}`}
      empty={t('noRequests')}
      chart={{
        isLying: true,
        rows: named.map(({ name, median, p90 }) => ({ name, values: [minutesOf(median), minutesOf(p90)] })),
        series: [
          { label: words.columns.median, text: minutes },
          { label: words.columns.p90, text: minutes },
        ],
      }}
    />
  )
}

function useTimeColumns<T extends Timed & { name: string }>(heading: string): Column<T>[] {
  const { number } = useFormats()
  const words = useInsightWords().columns
  const timed = (key: 'median' | 'p90'): Column<T> => ({
    key,
    label: words[key],
    kind: 'amount',
    inCard: 'labelled',
    render: (row) => minutesOf(row[key])?.toFixed(1) ?? '–',
  })
  return [
    { key: 'name', label: heading, kind: 'heading', render: ({ name }) => name },
    { key: 'count', label: words.count, kind: 'amount', inCard: 'labelled', render: ({ count }) => number(count) },
    timed('median'),
    timed('p90'),
  ]
}
