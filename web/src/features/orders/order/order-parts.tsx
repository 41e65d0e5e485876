import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { say } from '#kit/i18n.ts'
import { fetchOrderParts, type OrderPart } from '#kit/order-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { Panel } from '#features/orders/parts/panel.tsx'

/** What later features bring to the page of an order. It comes when the rest stands, and stands below it. */
export function OrderParts({ order }: { order: Order }) {
  const { data = [] } = useQuery({ queryKey: ['orders', 'parts'], staleTime: Infinity, queryFn: fetchOrderParts })
  return data.map((part) => <Guarded key={part.titleKey} {...part} shown={order} />)
}

function Guarded({ permission = 'orders:read', titleKey, Part, shown }: OrderPart & { shown: Order }) {
  if (!useCan(permission)) return null
  return (
    <Panel title={say(titleKey)}>
      <Part id={shown.id} version={shown.version} />
    </Panel>
  )
}
