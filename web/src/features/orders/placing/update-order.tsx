import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { oneOrder } from '#features/orders/orders.queries.ts'
import { keptNameOf, takeUpOrders } from '#features/orders/placing/kept-order.ts'
import { OrderDesk } from '#features/orders/placing/order-desk.tsx'
import { onSent, sendByItself } from '#features/orders/placing/send-order.ts'
import { useVenueBook, VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { useAddressText } from '#kit/use-address.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/** Edits the order that the address names. What was changed is kept until it is saved. (spec 1, §2.7) */
export function UpdateOrder({ onClose }: { onClose: () => void }) {
  const [text] = useAddressText('order')
  return (
    <VenueBookProvider>
      <OrderToUpdate id={Number(text)} onClose={onClose} />
    </VenueBookProvider>
  )
}

function OrderToUpdate({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords('placing')
  const user = useUser()
  const book = useVenueBook()
  const { data: order, error, refetch } = useQuery(oneOrder(id))
  const [isTakenUp, setIsTakenUp] = useState(false)
  const name = keptNameOf({ id })
  useEffect(() => onSent(name, onClose), [name, onClose])
  useEffect(() => {
    takeUpOrders(user.id)
    setIsTakenUp(true)
    void sendByItself(name)
  }, [user.id, name])
  const venue = order && book.find(order.restaurantId)
  if (isTakenUp && order && venue) return <OrderDesk key={name} venue={venue} order={order} onClose={onClose} />
  return (
    <Drawer title={t('orders:screens.order', { id })} width="full" onClose={onClose} isKept>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <p role="status">{t('orders:loading')}</p>}
    </Drawer>
  )
}
