import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import type { OpenOrders } from '#features/orders/records/open-orders.ts'
import { useOpenOrders } from '#features/orders/records/orders.queries.ts'
import { createCallFinder, type OrderCall } from '#features/orders/popups/order-calls.ts'
import { OrderCallRow } from '#features/orders/popups/order-call-row.tsx'
import { OrderPopup } from '#features/orders/popups/order-popup.tsx'
import { UndoBar } from '#features/orders/popups/undo-bar.tsx'
import { useDueTimes } from '#features/orders/parts/use-due-times.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

/**
 * Shows over every screen the new and updated orders, for roles that may accept them, and the user's acts that can be
 * undone.
 */
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
  const [waitingOf] = useState(createWaitingOf)
  const { data: waiting } = useOpenOrders(waitingOf)
  return waiting ? <CallingOrders waiting={waiting} /> : null
}

function createWaitingOf(): (open: OpenOrders) => readonly OrderCall[] {
  const findCalls = createCallFinder()
  return ({ records }) => findCalls(records)
}

function CallingOrders({ waiting }: { waiting: readonly OrderCall[] }) {
  const t = useTranslations('orders')
  const dueOf = useDueTimes()
  return (
    <CallPopups
      name="orders"
      waiting={waiting}
      placeOf={({ order }, now) => (now > dueOf(order) ? 'late' : 'order')}
      translations={{
        label: t('popups.label'),
        newest: ({ kind, order }) => t(`popups.said.${kind}`, { table: order.table }),
      }}
      renderCard={(call, card) => (
        <VenueBookProvider>
          <OrderPopup call={call} {...card} />
        </VenueBookProvider>
      )}
      renderRow={(call, row) => (
        <VenueBookProvider>
          <OrderCallRow call={call} {...row} />
        </VenueBookProvider>
      )}
    />
  )
}
