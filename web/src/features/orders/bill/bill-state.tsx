import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

/** Whether a bill is open and since when, or who closed it when. */
export function BillState({ bill }: { bill: Bill }) {
  const t = useWords('bill')
  const { dateTime } = useVenueBook().formatsOf(bill.restaurantId)
  if (bill.closedAt === null) {
    return (
      <>
        <StateTag tone="blue" label={t('open')} isStrong />
        <span>{t('since', { time: dateTime(bill.openedAt) })}</span>
      </>
    )
  }
  const who = bill.closedBy === null ? t('night') : shownName(bill.closedBy, t)
  return (
    <>
      <StateTag tone="grey" label={t('closed')} isStrong />
      <span>{t('closedAt', { time: dateTime(bill.closedAt), who })}</span>
    </>
  )
}
