import { OrderEditor } from '#features/orders/placing/order-editor.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { useSession } from '#kit/calls/session.ts'

/**
 * Edits a new order at a table and places it, for staff of a restaurant. The draft is stored until it is placed. (spec
 * 1, §2.7)
 */
export function NewOrder({ onClose }: { onClose: () => void }) {
  const { venue } = useSession()
  if (!venue) return null
  return (
    <VenueBookProvider>
      <OrderEditor venue={venue} order={null} onClose={onClose} />
    </VenueBookProvider>
  )
}
