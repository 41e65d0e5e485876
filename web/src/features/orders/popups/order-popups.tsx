import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/session.ts'
import { BigButton } from '#ui/big-button.tsx'
import { PopupMore } from '#features/orders/door/popup-more.tsx'
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
  const navigate = useNavigate()
  const { shown, newest, further, close, closeAll } = useCalls('orders', waiting)
  return (
    <>
      <PopupShelf label={t('popups.label')} order={2}>
        {further > 0 ? (
          <PopupMore text={t('popups.moreOrders', { count: further })} onClose={closeAll}>
            <BigButton kind="quiet" onClick={() => void navigate('/orders/list')}>
              {t('popups.viewAll')}
            </BigButton>
          </PopupMore>
        ) : null}
        {shown.toReversed().map((call) => (
          <OrderPopup key={call.key} call={call} onClose={() => close(call)} />
        ))}
      </PopupShelf>
      <p className="visually-hidden" role="status">
        {newest ? t(`popups.said.${newest.kind}`, { table: newest.order.table }) : ''}
      </p>
    </>
  )
}
