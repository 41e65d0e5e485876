import { useQuery } from '@tanstack/react-query'
import { oneOrder } from '#features/orders/records/orders.queries.ts'
import { OrderEditor } from '#features/orders/placing/order-editor.tsx'
import { useVenueBook, VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressText } from '#kit/address/use-address.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/** Edits the order in the address. Its changes are stored until they are saved. (spec 1, §2.7) */
export function UpdateOrder({ onClose }: { onClose: () => void }) {
  const [text] = useAddressText('order')
  return (
    <VenueBookProvider>
      <OrderToUpdate id={Number(text)} onClose={onClose} />
    </VenueBookProvider>
  )
}

function OrderToUpdate({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('placing')
  const book = useVenueBook()
  const { data: order, error, refetch } = useQuery(oneOrder(id))
  const venue = order && book.find(order.restaurantId)
  if (order && venue) return <OrderEditor key={order.id} venue={venue} order={order} onClose={onClose} />
  return (
    <Drawer title={t('orders:screens.order', { id })} width="full" onClose={onClose} isKept>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : <p role="status">{t('orders:loading')}</p>}
    </Drawer>
  )
}
