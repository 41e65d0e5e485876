import { useEffect, useState } from 'react'
import { newOrderName, takeUpOrders } from '#features/orders/placing/kept-order.ts'
import { OrderDesk } from '#features/orders/placing/order-desk.tsx'
import { onSent, sendByItself } from '#features/orders/placing/send-order.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { useSession, useUser } from '#kit/session.ts'

/** Puts an order together at a table and places it, for staff of a restaurant. What was picked is kept until it is placed. (spec 1, §2.7) */
export function NewOrder({ onClose }: { onClose: () => void }) {
  const { venue } = useSession()
  const user = useUser()
  const [isTakenUp, setIsTakenUp] = useState(false)
  useEffect(() => onSent(newOrderName, onClose), [onClose])
  useEffect(() => {
    takeUpOrders(user.id)
    setIsTakenUp(true)
    void sendByItself(newOrderName)
  }, [user.id])
  if (!venue || !isTakenUp) return null
  return (
    <VenueBookProvider>
      <OrderDesk venue={venue} order={null} onClose={onClose} />
    </VenueBookProvider>
  )
}
