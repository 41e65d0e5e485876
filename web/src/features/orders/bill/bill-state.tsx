import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Shows since when a bill is open, or when it was closed and by whom. */
export function BillState({ bill }: { bill: Bill }) {
  const t = useTranslations('bill')
  const { dateTime } = useVenueBook().formatsOf(bill.restaurantId)
  if (bill.closedAt === null) {
    return (
      <>
        <StateTag tone="blue" label={t('open')} />
        <span>{t('since', { time: dateTime(bill.openedAt) })}</span>
      </>
    )
  }
  const who = bill.closedBy === null ? t('night') : shownName(bill.closedBy, t)
  return (
    <>
      <StateTag tone="grey" label={t('closed')} />
      <span>{t('closedAt', { time: dateTime(bill.closedAt), who })}</span>
    </>
  )
}
