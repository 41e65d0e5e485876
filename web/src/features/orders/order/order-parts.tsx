import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { translate } from '#kit/i18n/i18n.ts'
import { orderSlot, type OrderPart, type ShownOrder } from '#features/orders/public/order-slot.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Panel } from '#ui/panel.tsx'

/** Shows the parts of an order's page that other features add. They load after the rest, and are below it. */
export function OrderParts({ order }: { order: Order }) {
  const { data = [] } = useQuery(orderSlot.query())
  const { id, version } = order
  return data.map((part) => <Guarded key={part.titleKey} {...part} shown={{ id, version }} />)
}

type GuardedProps = OrderPart & { shown: ShownOrder }

function Guarded({ permission = 'orders:read', ...part }: GuardedProps) {
  return useCan(permission) ? <PartPanel {...part} /> : null
}

function PartPanel({ titleKey, Frame, Part, shown }: GuardedProps) {
  const panel = (
    <Panel title={translate(titleKey)}>
      <Part {...shown} />
    </Panel>
  )
  return Frame ? <Frame {...shown}>{panel}</Frame> : panel
}
