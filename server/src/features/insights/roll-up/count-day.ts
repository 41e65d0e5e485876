import { bucketCount, bucketOf } from '@brigade/domain/insights/insights.histogram.ts'
import type { ServiceStage } from '@brigade/domain/insights/insights.schema.ts'
import { businessDays } from '@brigade/domain/kit/venue-days.ts'
import { cookingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { chunksOf } from '#kit/database/in-chunks.ts'
import { eventLoopTurns } from '#kit/database/yield-to-event-loop.ts'
import { feedbacks, saleAmounts, saleSums, type SaleSums, type TimesBy } from './roll-up-columns.ts'
import { requestKey } from './request-key.ts'
import { type CountedVenue, venueClock, type VenueClock } from './venue-clock.ts'

export type SalesRow = { hour: number; currency: string; paymentType: string } & SaleSums
export type MoneyRow = { currency: string; kind: Payment['kind']; assigned: number; unassigned: number }
export type SoldItemRow = { itemId: number; currency: string; quantity: number; revenue: number }
export type TimesRow = { by: TimesBy; stage: string; key: string; counts: number[] }

/** The figures of a venue's business day. */
export type DayCounts = { sales: SalesRow[]; money: MoneyRow[]; items: SoldItemRow[]; times: TimesRow[] }

type CountDay = { db: Database; venue: CountedVenue; day: string }

type Period = CountDay & { from: string; to: string; clock: VenueClock }

/** Counts a business day from its rows: those of orders that were completed on it, and what was paid and ended on it. */
export async function countDay(input: CountDay): Promise<DayCounts> {
  const { db, venue, day } = input
  const period = { ...input, ...businessDays({ from: day, to: day }, venue), clock: venueClock(venue) }
  const times = timesCounter()
  const sales = await countOrders(period, times)
  await countTrays(period, times)
  await countRequests(period, times)
  const within = { restaurantId: venue.id }
  const money = await db.list<MoneyRow>(
    db
      .build('payments')
      .select('currency', 'kind')
      .select(
        db.build.raw(
          'sum(CASE WHEN "orderId" IS NULL THEN 0 ELSE "amount" END) AS "assigned", sum(CASE WHEN "orderId" IS NULL THEN "amount" ELSE 0 END) AS "unassigned"',
        ),
      )
      .where(within)
      .where('at', '>=', period.from)
      .where('at', '<', period.to)
      .whereNot('kind', 'carried')
      .groupBy('currency', 'kind'),
  )
  const items = await db.list<SoldItemRow>(
    db
      .build('orders as o')
      .join('order_lines as l', 'l.orderId', 'o.id')
      .select('l.itemId', 'o.currency')
      .sum({ quantity: 'l.quantity', revenue: 'l.total' })
      .where({ 'o.restaurantId': venue.id, 'o.status': 'completed' })
      .whereRaw('NOT o."isTest"')
      .where('o.completedAT', '>=', period.from)
      .where('o.completedAT', '<', period.to)
      .groupBy('l.itemId', 'o.currency'),
  )
  return { sales, money, items, times: times.rows() }
}

const orderColumns = [
  'id',
  'currency',
  'paymentType',
  'covers',
  'feedback',
  'createdAt',
  'wantedAt',
  'acceptedAT',
  'acceptedByKind',
  'acceptedById',
  'reviewedAt',
  'cookedAt',
  'deliveredAt',
  'completedAT',
  ...saleAmounts,
] as const

type CountedOrder = Pick<
  Order,
  | 'id'
  | 'paymentType'
  | 'covers'
  | 'feedback'
  | 'createdAt'
  | 'wantedAt'
  | 'acceptedAT'
  | 'acceptedByKind'
  | 'acceptedById'
  | 'reviewedAt'
  | 'cookedAt'
  | 'deliveredAt'
  | (typeof saleAmounts)[number]
> & { currency: string; completedAT: string }

/** Limits what is in memory at once. */
const ordersATurn = 1_000

async function countOrders(period: Period, times: TimesCounter): Promise<SalesRow[]> {
  const { db, venue, clock, from, to } = period
  const turns = eventLoopTurns()
  const sums = new Map<string, SalesRow>()
  for (let last: CountedOrder | undefined; ;) {
    const rows = db
      .build('orders')
      .select(orderColumns)
      .where({ restaurantId: venue.id, status: 'completed' })
      .whereRaw('NOT "isTest"')
      .where('completedAT', '>=', last?.completedAT ?? from)
      .where('completedAT', '<', to)
      .orderBy(['completedAT', 'id'])
      .limit(ordersATurn)
    const { completedAT, id } = last ?? { completedAT: from, id: 0 }
    const orders = await db.list<CountedOrder>(
      last ? rows.where((any) => void any.where('completedAT', '>', completedAT).orWhere('id', '>', id)) : rows,
    )
    const doers = await doersOf(db, orders)
    for (const order of orders) {
      if (turns.isOver()) await turns.next()
      addOrder(sums, { order, hour: clock.hourOf(order.createdAt) })
      for (const each of stagesOf(order, doers)) times.addStage({ ...each, hour: clock.hourOf(each.end) })
    }
    if (orders.length < ordersATurn) return [...sums.values()]
    last = orders.at(-1)
  }
}

function addOrder(sums: Map<string, SalesRow>, { order, hour }: { order: CountedOrder; hour: number }): void {
  const { currency, paymentType } = order
  const key = `${hour} ${currency} ${paymentType}`
  let sum = sums.get(key)
  if (!sum) sums.set(key, (sum = { hour, currency, paymentType, ...nothing }))
  sum.orders += 1
  sum.covers += order.covers
  for (const amount of saleAmounts) sum[amount] += order[amount]
  const given = feedbacks.find((feedback) => feedback === order.feedback)
  if (given) sum[given] += 1
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names, which are those of the list.
const nothing = Object.fromEntries(saleSums.map((name) => [name, 0])) as SaleSums

type Stage = { stage: ServiceStage; begin: string; end: string; personId: number | null }

type Doers = ReadonlyMap<string, number>

/** Returns the stages that an order went through, with who ended each. */
function* stagesOf(order: CountedOrder, doers: Doers): Generator<Stage> {
  const { id, createdAt, wantedAt, acceptedAT, acceptedByKind, acceptedById, cookedAt, deliveredAt } = order
  const doerOf = (act: string, at: string) => doers.get(`${id} ${act} ${at}`) ?? null
  // What was ordered ahead is accepted when it is released: nobody waited for that.
  if (acceptedAT !== null && wantedAt === null) {
    const personId = acceptedByKind === 'staff' ? acceptedById : null
    yield { stage: 'queue', begin: createdAt, end: acceptedAT, personId }
  }
  const cooking = cookingSince(order)
  if (cooking !== null && cookedAt !== null) {
    yield { stage: 'kitchen', begin: cooking, end: cookedAt, personId: doerOf('ready', cookedAt) }
  }
  if (deliveredAt === null) return
  const personId = doerOf('deliver', deliveredAt)
  if (cookedAt !== null) yield { stage: 'pass', begin: cookedAt, end: deliveredAt, personId }
  yield { stage: 'delivery', begin: createdAt, end: deliveredAt, personId }
}

/** Returns who made orders ready and delivered them, by order, act and time. */
async function doersOf(db: Database, orders: readonly CountedOrder[]): Promise<Doers> {
  const doers = new Map<string, number>()
  for (const chunk of chunksOf(orders)) {
    const entries = await db.list<{ orderId: number; act: string; at: string; byId: number }>(
      db
        .build('order_events')
        .select('orderId', 'act', 'at', 'byId')
        .whereIn(
          'orderId',
          chunk.map(({ id }) => id),
        )
        .whereIn('act', ['ready', 'deliver'])
        .where('byKind', 'staff')
        .whereNotNull('byId'),
    )
    for (const { orderId, act, at, byId } of entries) doers.set(`${orderId} ${act} ${at}`, byId)
  }
  return doers
}

type ClearedTray = { createdAt: string; updatedAt: string; unlinkedByKind: string | null; unlinkedById: number | null }

async function countTrays({ db, venue, clock, from, to }: Period, times: TimesCounter): Promise<void> {
  const trays = await db.list<ClearedTray>(
    db
      .build('tray_outs')
      .select('createdAt', 'updatedAt', 'unlinkedByKind', 'unlinkedById')
      .where({ restaurantId: venue.id, status: 'expired' })
      .where('updatedAt', '>=', from)
      .where('updatedAt', '<', to),
  )
  for (const { createdAt, updatedAt, unlinkedByKind, unlinkedById } of trays) {
    const personId = unlinkedByKind === 'staff' ? unlinkedById : null
    times.addStage({ stage: 'trays', begin: createdAt, end: updatedAt, personId, hour: clock.hourOf(updatedAt) })
  }
}

type EndedRequest = {
  requestType: string
  serviceId: number | null
  status: string
  createdAt: string
  endedAt: string
}

async function countRequests({ db, venue, from, to }: Period, times: TimesCounter): Promise<void> {
  const requests = await db.list<EndedRequest>(
    db
      .build('requests')
      .select('requestType', 'serviceId', 'status', 'createdAt', 'endedAt')
      .where({ restaurantId: venue.id })
      .whereNot('status', 'active')
      .where('endedAt', '>=', from)
      .where('endedAt', '<', to),
  )
  for (const { status, createdAt, endedAt, ...kind } of requests) {
    times.add({ by: 'request', stage: status, key: requestKey(kind) }, { begin: createdAt, end: endedAt })
  }
}

type TimesCounter = ReturnType<typeof timesCounter>

function timesCounter() {
  const rows = new Map<string, TimesRow>()

  function add(row: Omit<TimesRow, 'counts'>, { begin, end }: { begin: string; end: string }): void {
    const name = `${row.by} ${row.stage} ${row.key}`
    let known = rows.get(name)
    if (!known) rows.set(name, (known = { ...row, counts: Array.from({ length: bucketCount }, () => 0) }))
    known.counts[bucketOf(Date.parse(end) - Date.parse(begin))]! += 1
  }

  return {
    add,
    addStage({ stage, personId, hour, ...period }: Stage & { hour: number }): void {
      add({ by: 'stage', stage, key: '' }, period)
      add({ by: 'hour', stage, key: String(hour) }, period)
      if (personId !== null) add({ by: 'person', stage, key: String(personId) }, period)
    },
    rows: () => [...rows.values()],
  }
}
