import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf, type OrderGroup } from '@brigade/domain/orders/orders.status.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FloorKind, FloorPart, GoingOn } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
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

/** The open orders of each table: new, in progress, delivered. (spec 1, §3) */
export const ordersFloorPart: FloorPart = {
  permission: 'orders:read',
  kinds: [
    { ...kindNamed('new'), order: 10, rank: 20 },
    { ...kindNamed('inProgress'), order: 20, rank: 30 },
    { ...kindNamed('delivered'), order: 30, rank: 50 },
  ],
  List({ venue, children }) {
    const { data, error, refetch } = useQuery(venueOrders(venue.id))
    const goingOn = useMemo(() => data?.records.flatMap(goesOn), [data?.records])
    return children({ data: goingOn, error, refetch })
  },
}

function goesOn(order: Order): GoingOn[] {
  const group = groupOf(order.status)
  return group ? [{ tableId: order.tableId, kind: kindOfGroup[group], since: waitingSince(order) }] : []
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
