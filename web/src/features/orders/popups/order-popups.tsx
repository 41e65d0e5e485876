import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { openedAt } from '#kit/live.ts'
import { useCan } from '#kit/use-can.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { useCalls } from '#kit/use-calls.ts'
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
  const { calling, newest, isClosed, close, closeAll } = useCalls('orders', waiting, openedAt())
  const [isListOpen, setIsListOpen] = useState(false)
  const [shown, ...further] = calling
  const current = ({ order }: OrderCall) => open.find(({ id }) => id === order.id) ?? ownActOn(order.id)?.order ?? order
  return (
    <>
      <PopupShelf label={t('popups.label')} order={2}>
        {shown ? (
          <OrderPopup
            key={shown.key}
            call={shown}
            order={current(shown)}
            further={{
              count: further.length,
              text: t('popups.moreOrders', { count: further.length }),
              onOpen: () => setIsListOpen(true),
            }}
            isClosed={isClosed(shown)}
            onClose={() => close(shown)}
          />
        ) : null}
      </PopupShelf>
      {isListOpen && shown ? (
        <CallList
          title={t('popups.allOrders', { count: calling.length })}
          onClose={() => setIsListOpen(false)}
          onCloseAll={closeAll}
        >
          {calling.map((call) => (
            <OrderCallRow
              key={call.key}
              call={call}
              order={current(call)}
              onView={() => {
                setIsListOpen(false)
                close(call)
              }}
            />
          ))}
        </CallList>
      ) : null}
      <p className="visually-hidden" role="status">
        {/* The same words for another one are said again. */}
        {newest ? <span key={newest.key}>{t(`popups.said.${newest.kind}`, { table: newest.order.table })}</span> : null}
      </p>
    </>
  )
}
