import { useWords } from '#kit/i18n.ts'
import { ReceiptLayoutDrawer } from '#features/receipts/layout/receipt-layout-drawer.tsx'
import { SampleReceipt } from '#features/receipts/layout/sample-receipt.tsx'
import { VenueSettingsPage } from '#features/venues/door/venue-settings-page.tsx'

/** How a venue's receipts come out: in which languages, and what stands above and below. (product, Receipts) */
export function ReceiptLayoutPage() {
  const t = useWords('receipts')
  return (
    <VenueSettingsPage
      title={t('screens.receiptLayout')}
      hint={t('layout.hint')}
      editLabel={t('layout.edit')}
      Drawer={ReceiptLayoutDrawer}
    >
      {(venue) => <SampleReceipt venue={venue} />}
    </VenueSettingsPage>
  )
}
