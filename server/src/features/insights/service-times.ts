import { type Histogram, percentilesOf } from '@brigade/domain/insights/insights.histogram.ts'
import { type InsightTimes, type ServiceStage, serviceStages } from '@brigade/domain/insights/insights.schema.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { type AskInsights, insightScope, type InsightScope, rollUpRows } from './insight-scope.ts'
import { bucketColumns, type TimesBy } from './roll-up/roll-up-columns.ts'

/** People beyond these are left out of the table of a stage: a venue has fewer. */
const mostPeople = 100

/** Returns service times as median and 90th percentile: in total, by hour and by person. (spec 1, §2.1) */
export async function serviceTimes(input: AskInsights): Promise<InsightTimes> {
  const scope = await insightScope(input)
  const [now, before, hours, people] = await Promise.all([
    countsOf(scope, { by: 'stage', days: scope.now, columns: ['stage'] }),
    countsOf(scope, { by: 'stage', days: scope.before, columns: ['stage'] }),
    countsOf(scope, { by: 'hour', days: scope.now, columns: ['stage', 'key'] }),
    countsOf(scope, { by: 'person', days: scope.now, columns: ['stage', 'key'] }),
  ])
  const nameOf = await namesOf(scope, people)
  return {
    stages: serviceStages.map((stage) => {
      const own = (rows: readonly Counted[]) => rows.filter((row) => row.stage === stage)
      return {
        stage: stage satisfies ServiceStage,
        now: percentilesOf(addedCounts(own(now))),
        before: percentilesOf(addedCounts(own(before))),
        hours: own(hours)
          .map(({ key, counts }) => ({ hour: Number(key), ...percentilesOf(counts) }))
          .toSorted((one, other) => one.hour - other.hour),
        people: own(people)
          .map(({ key, counts }) => ({ personId: Number(key), name: nameOf(Number(key)), ...percentilesOf(counts) }))
          .toSorted((one, other) => other.count - one.count || one.personId - other.personId)
          .slice(0, mostPeople),
      }
    }),
  }
}

export type Counted = { stage: string; key: string; counts: Histogram }

type Counts = { by: TimesBy; days: DayRange; columns: readonly ('stage' | 'key')[] }

const sumSql = bucketColumns.map((bucket) => `sum("${bucket}") AS "${bucket}"`).join(', ')

/** Returns the counted times of the venues of a call, summed over its days. */
export async function countsOf(scope: InsightScope, { by, days, columns }: Counts): Promise<Counted[]> {
  const { db } = scope
  const rows = await db.list<Record<string, number | string>>(
    rollUpRows(scope, 'times', { days, where: { by } }).select(columns).select(db.build.raw(sumSql)).groupBy(columns),
  )
  return rows.map((row) => ({
    stage: String(row['stage']),
    key: String(row['key'] ?? ''),
    counts: bucketColumns.map((bucket) => Number(row[bucket])),
  }))
}

/** Returns the sum of counted times. */
export function addedCounts(rows: readonly Counted[]): Histogram {
  return bucketColumns.map((_, bucket) => rows.reduce((sum, { counts }) => sum + (counts[bucket] ?? 0), 0))
}

/** Returns the names of people; null for those whose account was deleted. */
async function namesOf({ db }: InsightScope, rows: readonly Counted[]): Promise<(id: number) => string | null> {
  const ids = [...new Set(rows.map(({ key }) => Number(key)))]
  const users = await db.list<{ id: number; fname: string; lname: string }>(
    db.build('users').select('id', 'fname', 'lname').whereIn('id', ids),
  )
  const names = new Map(users.map(({ id, fname, lname }) => [id, `${fname} ${lname}`.trim()]))
  return (id) => names.get(id) ?? null
}
