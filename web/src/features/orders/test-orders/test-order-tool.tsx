import { useQuery } from '@tanstack/react-query'
import { useAddressText } from '#kit/address/use-address.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { sellingMenuOf } from '#features/menus/selling/public/selling-menu.queries.ts'
import { orderTables } from '#features/orders/records/orders.queries.ts'
import { TestOrderDrawer } from '#features/orders/test-orders/test-order-drawer.tsx'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** Places a test order at the venue in the address. */
export default function TestOrderTool({ onClose }: { onClose: () => void }) {
  const t = useTranslations('testOrders')
  const [text] = useAddressText('of')
  const id = Number(text)
  const venue = useQuery(oneVenue(id))
  const tables = useQuery(orderTables(id))
  const menu = useQuery({ ...sellingMenuOf(venue.data ?? { id, currency: 'USD' }), enabled: venue.data !== undefined })
  if (venue.data && tables.data && menu.data) {
    return <TestOrderDrawer venue={venue.data} tables={tables.data} catalogue={menu.data.catalogue} onClose={onClose} />
  }
  const failed = [venue, tables, menu].find(({ error }) => error !== null)
  return (
    <Drawer title={t('title', { venue: venue.data?.name ?? '' })} onClose={onClose}>
      {failed ? <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} /> : <Waiting />}
    </Drawer>
  )
}
