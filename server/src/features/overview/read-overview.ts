// Decision 140: docs/decisions/0140-overview.md

import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { keysOf, tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, openStatuses, orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { dueAt } from '@brigade/domain/orders/orders.timing.ts'
import type { Overview, OverviewFilter, VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { isPaused, pauseOf } from '@brigade/domain/venues/pausing.rules.ts'
import type { OrderPause } from '@brigade/domain/venues/pausing.schema.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import type { Database } from '#kit/database/database.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { eventLoopTurns } from '#kit/database/yield-to-event-loop.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { sumTakings, type Takings } from './sum-takings.ts'

type ReadOverview = { db: Database; filter: OverviewFilter; principal: Principal; now: Date }

type StoredVenue = {
  id: number
  name: string
  currency: Currency
  timeZone: string
  nightHour: number
  isRestaurant: boolean | number
  canReceiveOrder: boolean | number
  orderPauses: string
} & Record<(typeof lateColumns)[keyof LateAfterMinutes], number>

const lateColumns = {
  queue: 'queueLateAfterMinutes',
  change: 'changeLateAfterMinutes',
  pass: 'passLateAfterMinutes',
  delivered: 'deliveredLateAfterMinutes',
} as const satisfies Record<keyof LateAfterMinutes, string>

/** Counts what happens at each of the caller's venues by one query for each kind. Throws Forbidden for another tenant's venue. (spec 1, §2.1) */
export async function readOverview({ db, filter, principal, now }: ReadOverview): Promise<Overview> {
  const asked = scopedVenueIds(principal, filter.restaurantId)
  const rows = db
    .build('venues')
    .select('id', 'name', 'currency', 'timeZone', 'nightHour', 'isRestaurant', 'canReceiveOrder')
    .select('orderPauses', ...Object.values(lateColumns))
    .whereNull('archivedAt')
    .orderBy('id')
  const venues = await db.list<StoredVenue>(asked === 'all' ? rows : rows.whereIn('id', asked))
  const counted = { db, venueIds: venues.map(({ id }) => id), now }
  const [orders, requests, trays, posErrors, printers, takings] = await Promise.all([
    openOrders(counted, venues),
    countsOf(counted, {
      table: 'requests',
      where: { status: 'active' },
      since: daysBefore(now, requestWindowDays),
      sums: 'count(*) AS "requests"',
    }),
    countsOf(counted, {
      table: 'tray_outs',
      where: { status: 'active' },
      sums: 'count(DISTINCT "tableId") AS "trayRooms", count(CASE WHEN "isOvernight" THEN 1 END) AS "overnightTrays"',
    }),
    countsOf(counted, {
      table: 'pos_notifications',
      where: { type: 'error', isActive: true },
      sums: 'count(*) AS "posErrors"',
    }),
    countsOf(counted, {
      table: 'printers',
      where: { isActive: true },
      narrowed: '"failures" > 0',
      sums: 'count(*) AS "printerTroubles"',
    }),
    sumTakings({ db, venues, now }),
  ])
  const at = now.toISOString()
  return {
    venues: venues.map((venue): VenueOverview => {
      const { id, name, currency } = venue
      return {
        id,
        name,
        currency,
        isRestaurant: Boolean(venue.isRestaurant),
        ...(orders.get(id) ?? { incoming: 0, updated: 0, inProgress: 0, lateAt: [] }),
        requests: 0,
        trayRooms: 0,
        overnightTrays: 0,
        posErrors: 0,
        printerTroubles: 0,
        ...requests.get(id),
        ...trays.get(id),
        ...posErrors.get(id),
        ...printers.get(id),
        isPaused: isClosed(venue, at),
        today: wireTakings(takings.today.get(id), currency),
        lastWeek: wireTakings(takings.lastWeek.get(id), currency),
      }
    }),
  }
}

type Counted = { db: Database; venueIds: readonly number[]; now: Date }

type Kind = {
  table: string
  where: Record<string, string | boolean>
  narrowed?: string
  /** Older rows are on no screen. */
  since?: string
  sums: string
}

type Counts = Partial<
  Pick<VenueOverview, 'requests' | 'trayRooms' | 'overnightTrays' | 'posErrors' | 'printerTroubles'>
>

async function countsOf({ db, venueIds }: Counted, kind: Kind): Promise<ReadonlyMap<number, Counts>> {
  const { table, where, narrowed, since, sums } = kind
  const rows = db.build(table).whereIn('restaurantId', venueIds).where(where)
  if (narrowed) void rows.whereRaw(narrowed)
  if (since) void rows.where('createdAt', '>', since)
  const found = await db.list<Counts & { restaurantId: number }>(
    rows.select('restaurantId').select(db.build.raw(sums)).groupBy('restaurantId'),
  )
  return new Map(found.map(({ restaurantId, ...counts }) => [restaurantId, counts]))
}

type OpenOrder = Pick<
  Order,
  | 'restaurantId'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'wantedAt'
  | 'acceptedAT'
  | 'reviewedAt'
  | 'cookedAt'
  | 'deliveredAt'
> & { cart: string | null }

type OrderCounts = Pick<VenueOverview, 'incoming' | 'updated' | 'inProgress' | 'lateAt'>

/** The earliest are the latest; more are not counted. */
const mostLate = 200

async function openOrders(
  { db, venueIds, now }: Counted,
  venues: readonly StoredVenue[],
): Promise<ReadonlyMap<number, OrderCounts>> {
  const turns = eventLoopTurns()
  const lateAfter = new Map(
    venues.map((venue) => [venue.id, tableOf(keysOf(lateColumns), (stage) => venue[lateColumns[stage]])]),
  )
  const rows = await db.list<OpenOrder>(
    db
      .build('orders')
      .select('restaurantId', 'status', 'createdAt', 'updatedAt', 'wantedAt', 'acceptedAT', 'reviewedAt', 'cookedAt')
      .select('deliveredAt')
      // Only what is cooked is late by its dishes.
      .select(db.build.raw(`CASE WHEN "status" = 'inprogress' THEN "cart" END AS "cart"`))
      .whereIn('restaurantId', venueIds)
      .whereIn('status', openStatuses)
      .whereRaw('NOT "isTest"')
      .where('orderType', 'order')
      .where('createdAt', '>', daysBefore(now, orderWindowDays)),
  )
  const counts = new Map<number, OrderCounts>()
  for (const row of rows) {
    if (turns.isOver()) await turns.next()
    let own = counts.get(row.restaurantId)
    if (!own) counts.set(row.restaurantId, (own = { incoming: 0, updated: 0, inProgress: 0, lateAt: [] }))
    const group = groupOf(row.status)
    if (group === 'incoming') own.incoming += 1
    if (group === 'updated') own.updated += 1
    if (group === 'inprogress') own.inProgress += 1
    const due = dueOf(row, lateAfter.get(row.restaurantId)!)
    if (due !== null) own.lateAt.push(new Date(due).toISOString())
  }
  for (const own of counts.values()) own.lateAt = own.lateAt.toSorted().slice(0, mostLate)
  return counts
}

/** Returns when an order is late; null for an old cart that can't be read, which was reported before. */
function dueOf({ cart, ...order }: OpenOrder, lateAfter: LateAfterMinutes): number | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `dueAt` reads the status, the times and the minutes of the dishes.
    return dueAt({ ...order, cart: cart === null ? [] : readStored(cart) } as unknown as Order, lateAfter)
  } catch {
    return null
  }
}

function isClosed({ canReceiveOrder, orderPauses }: StoredVenue, at: string): boolean {
  const pause = pauseOf(readStored<OrderPause[]>(orderPauses), null)
  return !canReceiveOrder || (pause !== undefined && isPaused(pause, at))
}

function wireTakings(takings: Takings | undefined, currency: Currency): VenueOverview['today'] {
  return { orders: takings?.orders ?? 0, orderPrice: fromMinor(takings?.orderPrice ?? 0, currency) }
}
