import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { say } from '#kit/i18n.ts'
import { fetchOrderParts, type OrderPart, type ShownOrder } from '#kit/order-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { Panel } from '#ui/panel.tsx'

/** What later features bring to the page of an order. It comes when the rest stands, and stands below it. */
export function OrderParts({ order }: { order: Order }) {
  const { data = [] } = useQuery({ queryKey: ['orders', 'parts'], staleTime: Infinity, queryFn: fetchOrderParts })
  const { id, version } = order
  return data.map((part) => <Guarded key={part.titleKey} {...part} shown={{ id, version }} />)
}

type GuardedProps = OrderPart & { shown: ShownOrder }

function Guarded({ permission = 'orders:read', ...part }: GuardedProps) {
  return useCan(permission) ? <PartPanel {...part} /> : null
}

function PartPanel({ titleKey, Frame, Part, shown }: GuardedProps) {
  const panel = (
    <Panel title={say(titleKey)}>
      <Part {...shown} />
    </Panel>
  )
  return Frame ? <Frame {...shown}>{panel}</Frame> : panel
}
