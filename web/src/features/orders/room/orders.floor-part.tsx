import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { dueAt, waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { FloorNote } from '#features/tables/public/floor-note.tsx'
import {
  type FloorActivity,
  type FloorKind,
  type FloorPart,
  lateAppearance,
} from '#features/tables/public/floor-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ordersIcon } from '#ui/icon-paths.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { venueOrders } from '#features/orders/records/orders.queries.ts'

type Kind = 'new' | 'changed' | 'inProgress' | 'ready' | 'delivered'

const kindOfStatus = {
  incoming: 'new',
  updated: 'changed',
  inprogress: 'inProgress',
  ontheway: 'ready',
  delivered: 'delivered',
  completed: null,
  merged: null,
  cancelled: null,
} satisfies Record<OrderStatus, Kind | null>

/**
 * The rank of late orders; a lower number is more urgent. Orders that the guest waits for come before orders that are
 * delivered, which only wait to be completed.
 */
const lateRanks = { new: 7, changed: 7, inProgress: 7, ready: 7, delivered: 28 } satisfies Record<Kind, number>

/**
 * The open orders of each table on the floor: new, changed, in progress, ready, delivered, and which of them are late
 * for their next stage. (spec 1, §3)
 */
export const ordersFloorPart: FloorPart = {
  permission: 'orders:read',
  name: 'orders',
  titleKey: 'orders:floor.kind',
  // The service of tables counts changed orders as new ones, and ready orders as those in progress.
  kinds: [
    kindNamed('ready', { rank: 15, status: 'ontheway' }),
    kindNamed('new', { rank: 20, status: 'incoming', countedAs: 'newOrderCount' }),
    kindNamed('changed', { rank: 21, status: 'updated' }),
    kindNamed('inProgress', { rank: 30, status: 'inprogress', countedAs: 'inProgressOrderCount' }),
    kindNamed('delivered', { rank: 50, status: 'delivered', countedAs: 'deliveredOrderCount' }),
    { name: 'lateOrders', rank: lateRanks.inProgress, ...lateAppearance },
  ],
  Note: OrdersNote,
  List({ venue, children }) {
    const { data, error, refetch } = useQuery(venueOrders(venue.id))
    const lateAfter = venue.lateAfterMinutes
    const readOpen = useMemo(() => readOnce(lateAfter), [lateAfter])
    const open = useMemo(() => data?.records.flatMap(readOpen), [data?.records, readOpen])
    // The due time of the last late order decides which orders are late.
    const lastDue = useTimed((now) => lastOf(open, now))
    const goingOn = useMemo(
      () => open?.flatMap(({ inTime, late, due }) => (due <= lastDue ? late : inTime)),
      [open, lastDue],
    )
    return children({ data: goingOn, error, refetch })
  },
}

type OpenOrder = {
  inTime: readonly FloorActivity[]
  /** A late order counts here in addition, so it stays in the filter of its column. */
  late: readonly FloorActivity[]
  /** The time at which the next stage is due, in milliseconds since 1970. */
  due: number
}

/** Reads the activity of each order only once: of four hundred orders, only one has changed. */
function readOnce(lateAfter: LateAfterMinutes): (order: Order) => OpenOrder[] {
  const read = new WeakMap<Order, OpenOrder[]>()
  return (order) => {
    const known = read.get(order) ?? openOrder(order, lateAfter)
    read.set(order, known)
    return known
  }
}

function openOrder(order: Order, lateAfter: LateAfterMinutes): OpenOrder[] {
  const kind = kindOfStatus[order.status]
  if (kind === null) return []
  const due = dueAt(order, lateAfter)
  const goingOn = { tableId: order.tableId, kind, since: waitingSince(order) }
  const since = due === null ? goingOn.since : new Date(due).toISOString()
  const late = { ...goingOn, kind: 'lateOrders', since, rank: lateRanks[kind] }
  return [{ inTime: [goingOn], late: [goingOn, late], due: due ?? Infinity }]
}

/** Returns the latest due time among the orders that are late now. */
function lastOf(open: readonly OpenOrder[] = [], now: number): number {
  return open.reduce((last, { due }) => (due < now && due > last ? due : last), -Infinity)
}

type KindOptions = { rank: number; status: OrderStatus; countedAs?: TableCount }

function kindNamed(name: Kind, { rank, status, countedAs }: KindOptions): FloorKind {
  const { tone } = orderStatusAppearance[status]
  return { name, rank, tone, stateKey: `orders:floor.states.${name}`, ...(countedAs && { countedAs }) }
}

function OrdersNote({ count }: { count: number }) {
  const t = useTranslations('orders')
  return <FloorNote icon={ordersIcon} count={count} label={t('floor.count', { count })} />
}
