import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { ownActOn } from '#features/orders/own-acts.ts'
import { createCallFinder, type OrderCall } from '#features/orders/popups/order-calls.ts'
import { OrderCallRow } from '#features/orders/popups/order-call-row.tsx'
import { OrderPopup } from '#features/orders/popups/order-popup.tsx'
import { UndoBar } from '#features/orders/popups/undo-bar.tsx'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'

/** Over every screen: new and updated orders for those who may accept them, and what one can take back. */
export function OrderPopups() {
  const mayAct = useCan('orders:undo')
  const mayAccept = useCan('popups:orders')
  return (
    <VenueBookProvider>
      {mayAct ? <UndoBar /> : null}
      {mayAccept ? <WaitingOrders /> : null}
    </VenueBookProvider>
  )
}

function WaitingOrders() {
  const { data } = useOpenOrders()
  const [findCalls] = useState(createCallFinder)
  const waiting = useMemo(() => data && findCalls(data.records), [findCalls, data])
  return data && waiting ? <CallingOrders waiting={waiting} open={data.records} /> : null
}

function CallingOrders({ waiting, open }: { waiting: readonly OrderCall[]; open: readonly Order[] }) {
  const t = useWords('orders')
  const current = ({ order }: OrderCall) => open.find(({ id }) => id === order.id) ?? ownActOn(order.id)?.order ?? order
  return (
    <CallPopups
      name="orders"
      waiting={waiting}
      placeOf={() => 'order'}
      words={{
        label: t('popups.label'),
        newest: ({ kind, order }) => t(`popups.said.${kind}`, { table: order.table }),
      }}
      renderCard={(call, card) => (
        <VenueBookProvider>
          <OrderPopup call={call} order={current(call)} {...card} />
        </VenueBookProvider>
      )}
      renderRow={(call, row) => (
        <VenueBookProvider>
          <OrderCallRow call={call} order={current(call)} {...row} />
        </VenueBookProvider>
      )}
    />
  )
}
