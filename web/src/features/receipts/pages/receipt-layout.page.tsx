import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useOpenedTool } from '#kit/use-opened-tool.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { editIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { ReceiptLayoutDrawer } from '#features/receipts/layout/receipt-layout-drawer.tsx'
import { SampleReceipt } from '#features/receipts/layout/sample-receipt.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'

const layoutTools = ['edit'] as const

/** How a venue's receipts come out: in which languages, and what stands above and below. (product, Receipts) */
export function ReceiptLayoutPage() {
  const t = useWords('receipts')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, close } = useOpenedTool(layoutTools)
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.receiptLayout')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            <BigButton icon={editIcon} isOff={venue === null} onClick={() => open('edit', venue?.id ?? 0)}>
              {t('layout.edit')}
            </BigButton>
          </>
        }
        list={{ data: venue ?? undefined, error, refetch: retry }}
        over={
          venue && opened?.id === venue.id ? <ReceiptLayoutDrawer key={venue.id} venue={venue} onClose={close} /> : null
        }
      >
        {(shown: Venue) => (
          <>
            <p>{t('layout.hint')}</p>
            <SampleReceipt venue={shown} />
          </>
        )}
      </ListPage>
    </AntdRoot>
  )
}
