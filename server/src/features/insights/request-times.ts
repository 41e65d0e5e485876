import { percentilesOf } from '@brigade/domain/insights/insights.histogram.ts'
import type { InsightRequests } from '@brigade/domain/insights/insights.schema.ts'
import { requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import type { OwnText } from '@brigade/domain/requests/service-forms.schema.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { Database } from '#kit/database/database.ts'
import { type AskInsights, insightScope } from './insight-scope.ts'
import { serviceOfKey } from './roll-up/request-key.ts'
import { addedCounts, type Counted, countsOf } from './service-times.ts'

/** Services of venues' own beyond these are left out: of several venues, those that were requested most often stay. */
const mostServices = 100

/** Returns how long requests took until they were resolved, by type, and by service of the venues' own. (spec 1, §2.1) */
export async function requestTimes(input: AskInsights): Promise<InsightRequests> {
  const scope = await insightScope(input)
  const [now, before] = await Promise.all([
    countsOf(scope, { by: 'request', days: scope.now, columns: ['stage', 'key'] }),
    countsOf(scope, { by: 'request', days: scope.before, columns: ['stage', 'key'] }),
  ])
  const [timesNow, timesBefore] = [timesByKey(now), timesByKey(before)]
  const rowOf = (key: string) => ({
    cancelled: timesNow('cancelled', key).count,
    now: timesNow('completed', key),
    before: timesBefore('completed', key),
  })
  const totalOf = (row: ReturnType<typeof rowOf>) => row.cancelled + row.now.count + row.before.count
  const standard = requestTypes.map((requestType) => ({
    requestType,
    serviceId: null,
    label: null,
    ...rowOf(requestType),
  }))
  const ids = [...new Set([...now, ...before].flatMap(({ key }) => serviceOfKey(key) ?? []))]
  const own = ids
    .map((serviceId) => ({
      requestType: 'custom' as const,
      serviceId,
      ...rowOf(`custom:${serviceId}`),
    }))
    .toSorted((one, other) => totalOf(other) - totalOf(one) || one.serviceId - other.serviceId)
    .slice(0, mostServices)
  const labelOf = await labelsOf(
    scope.db,
    own.map(({ serviceId }) => serviceId),
  )
  return {
    types: [
      ...standard.filter((row) => totalOf(row) > 0),
      ...own.map((row) => ({ ...row, label: labelOf(row.serviceId) })),
    ],
  }
}

/** Returns a function that finds the times of a status and a key: there can be thousands of keys. */
function timesByKey(rows: readonly Counted[]): (status: string, key: string) => ReturnType<typeof percentilesOf> {
  const known = new Map(rows.map((row) => [`${row.stage} ${row.key}`, row.counts]))
  return (status, key) => percentilesOf(known.get(`${status} ${key}`) ?? addedCounts([]))
}

/** Returns the names of services: of one that is gone, as its last request has it. */
async function labelsOf(db: Database, ids: readonly number[]): Promise<(id: number) => OwnText | null> {
  const rows = await db.list<{ id: number; label: string }>(
    db.build('guest_services').select('id', 'label').whereIn('id', ids),
  )
  const labels = new Map(rows.map(({ id, label }) => [id, label]))
  for (const id of ids) {
    if (labels.has(id)) continue
    const [last] = await db.list<{ serviceLabel: string | null }>(
      db
        .build('requests')
        .select('serviceLabel')
        .where({ serviceId: id })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(1),
    )
    if (last?.serviceLabel) labels.set(id, last.serviceLabel)
  }
  return (id) => {
    const label = labels.get(id)
    return label === undefined ? null : readStored<OwnText>(label)
  }
}
