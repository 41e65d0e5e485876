import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, type OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { dueAt, waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import type { LateAfterMinutes } from '@brigade/domain/venues/venues.settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import type { FloorKind, FloorPart, GoingOn } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { venueOrders } from '#features/orders/orders.queries.ts'

type Kind = 'new' | 'inProgress' | 'delivered'

/** Of which kind the orders of each column are, as the service of tables counts them. */
const kindOfGroup = {
  incoming: 'new',
  updated: 'new',
  inprogress: 'inProgress',
  delivered: 'delivered',
} satisfies Record<OrderGroup, Kind>

const countOfKind = {
  new: 'newOrderCount',
  inProgress: 'inProgressOrderCount',
  delivered: 'deliveredOrderCount',
} satisfies Record<Kind, TableCount>

const looks = {
  new: orderStatusLooks.incoming,
  inProgress: orderStatusLooks.inprogress,
  delivered: orderStatusLooks.delivered,
} satisfies Record<Kind, object>

/** How bad a late order is: worse than what is asked for in time while its guest waits for it, and hardly worse than others once it is there. */
const lateRanks = { new: 7, inProgress: 7, delivered: 28 } satisfies Record<Kind, number>

/** The open orders of each table: new, in progress, delivered, and which of them are late for their next stage. (spec 1, §3) */
export const ordersFloorPart: FloorPart = {
  permission: 'orders:read',
  kinds: [
    { ...kindNamed('new'), order: 10, rank: 20 },
    { ...kindNamed('inProgress'), order: 20, rank: 30 },
    { ...kindNamed('delivered'), order: 30, rank: 50 },
    { name: 'lateOrders', titleKey: 'orders:floor.late', order: 31, rank: lateRanks.inProgress, Tag: LateTag },
  ],
  List({ venue, children }) {
    const { data, error, refetch } = useQuery(venueOrders(venue.id))
    const lateAfter = venue.lateAfterMinutes
    const readOpen = useMemo(() => readOnce(lateAfter), [lateAfter])
    const open = useMemo(() => data?.records.flatMap(readOpen), [data?.records, readOpen])
    // When the last one became late tells which all are.
    const lastDue = useTimed((now) => lastOf(open, now))
    const goingOn = useMemo(
      () => open?.flatMap(({ inTime, late, due }) => (due <= lastDue ? late : inTime)),
      [open, lastDue],
    )
    return children({ data: goingOn, error, refetch })
  },
}

type OpenOrder = {
  inTime: readonly GoingOn[]
  /** Once it is late it counts as that besides: so the filter of its column has it too. */
  late: readonly GoingOn[]
  /** When it is to have been taken on, in milliseconds since 1970. */
  due: number
}

/** Reads of an order what goes on, and not again of the same one: of four hundred, one has changed. */
function readOnce(lateAfter: LateAfterMinutes): (order: Order) => OpenOrder[] {
  const read = new WeakMap<Order, OpenOrder[]>()
  return (order) => {
    const known = read.get(order) ?? openOrder(order, lateAfter)
    read.set(order, known)
    return known
  }
}

function openOrder(order: Order, lateAfter: LateAfterMinutes): OpenOrder[] {
  const group = groupOf(order.status)
  if (!group) return []
  const kind = kindOfGroup[group]
  const due = dueAt(order, lateAfter)
  const goingOn = { tableId: order.tableId, kind, since: waitingSince(order) }
  const since = due === null ? goingOn.since : new Date(due).toISOString()
  const late = { ...goingOn, kind: 'lateOrders', since, rank: lateRanks[kind] }
  return [{ inTime: [goingOn], late: [goingOn, late], due: due ?? Infinity }]
}

/** When the last was due that is late now. */
function lastOf(open: readonly OpenOrder[] = [], now: number): number {
  return open.reduce((last, { due }) => (due < now && due > last ? due : last), -Infinity)
}

function kindNamed(name: Kind): Pick<FloorKind, 'name' | 'countedAs' | 'titleKey' | 'Tag'> {
  return {
    name,
    countedAs: countOfKind[name],
    titleKey: `orders:floor.${name}`,
    Tag: (props) => <OrdersTag {...props} kind={name} />,
  }
}

function OrdersTag({ kind, count }: { kind: Kind; count: number }) {
  const t = useWords('orders')
  return <StateTag {...looks[kind]} label={t(`floor.${kind}Count`, { count })} />
}

/** Red is for what is late alone, and filled it is seen from across the room. */
function LateTag({ count }: { count: number }) {
  const t = useWords('orders')
  return <StateTag tone="red" icon={warningIcon} label={t('floor.lateCount', { count })} isStrong />
}
