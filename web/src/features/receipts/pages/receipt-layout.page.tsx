import { useTranslations } from '#kit/i18n/i18n.ts'
import { ReceiptLayoutDrawer } from '#features/receipts/layout/receipt-layout-drawer.tsx'
import { SampleReceipt } from '#features/receipts/public/sample-receipt.tsx'
import { VenueSettingsPage } from '#features/venues/public/venue-settings-page.tsx'

/** Shows the layout of a venue's receipts: their languages, header and footer. (product, Receipts) */
export function ReceiptLayoutPage() {
  const t = useTranslations('receipts')
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
