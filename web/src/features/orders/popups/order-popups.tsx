import { useMemo, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { openedAt } from '#kit/live.ts'
import { useCan } from '#kit/use-can.ts'
import { PopupShelf } from '#features/orders/door/popup-shelf.tsx'
import { useCalls } from '#features/orders/door/use-calls.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { createCallFinder, type OrderCall } from '#features/orders/popups/order-calls.ts'
import { OrderPopup } from '#features/orders/popups/order-popup.tsx'
import { VenueBookProvider } from '#features/orders/venue-book.tsx'

/** New and updated orders, told over every screen of those who may accept them. */
export function OrderPopups() {
  return useCan('popups:orders') ? <WaitingOrders /> : null
}

function WaitingOrders() {
  const { data } = useOpenOrders()
  const [findCalls] = useState(createCallFinder)
  const waiting = useMemo(() => data && findCalls(data.orders), [findCalls, data])
  return waiting ? (
    <VenueBookProvider>
      <CallingOrders waiting={waiting} />
    </VenueBookProvider>
  ) : null
}

function CallingOrders({ waiting }: { waiting: readonly OrderCall[] }) {
  const t = useWords('orders')
  const { shown, newest, further, close, closeAll } = useCalls('orders', waiting, openedAt())
  return (
    <>
      <PopupShelf label={t('popups.label')} order={2}>
        {shown ? (
          <OrderPopup
            key={shown.key}
            call={shown}
            further={{ count: further, text: t('popups.moreOrders', { count: further }), onCloseAll: closeAll }}
            onClose={() => close(shown)}
          />
        ) : null}
      </PopupShelf>
      <p className="visually-hidden" role="status">
        {newest ? t(`popups.said.${newest.kind}`, { table: newest.order.table }) : ''}
      </p>
    </>
  )
}
