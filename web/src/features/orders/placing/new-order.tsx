import { useEffect, useState } from 'react'
import { takeUpOrder } from '#features/orders/placing/kept-order.ts'
import { OrderDesk } from '#features/orders/placing/order-desk.tsx'
import { onPlaced, sendKept } from '#features/orders/placing/send-order.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import { useSession, useUser } from '#kit/session.ts'

/** Puts an order together at a table and places it, for staff of a restaurant. What was picked is kept until it is placed. (spec 1, §2.7) */
export function NewOrder({ onClose }: { onClose: () => void }) {
  const { venue } = useSession()
  const user = useUser()
  const [isTakenUp, setIsTakenUp] = useState(false)
  useEffect(() => {
    takeUpOrder(user.id)
    setIsTakenUp(true)
    void sendKept()
  }, [user.id])
  useEffect(() => onPlaced(onClose), [onClose])
  if (!venue || !isTakenUp) return null
  return (
    <VenueBookProvider>
      <OrderDesk venue={venue} onClose={onClose} />
    </VenueBookProvider>
  )
}
