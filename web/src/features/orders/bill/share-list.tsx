import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { BillShare, PiecesShare } from '@brigade/domain/orders/bills.split.ts'
import { useWords } from '#kit/i18n.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/bill/share-list.module.css'

type ShareListProps = {
  /** In minor units, by person. */
  shares: readonly (BillShare | PiecesShare)[]
  venueId: number
  currency: Currency
}

const parts = ['cartPrice', 'fees', 'discountAmount', 'tipAmount'] as const

/** What each person pays, and what it is for where each pays what they had. */
export function ShareList({ shares, venueId, currency }: ShareListProps) {
  const t = useWords('bill')
  const { money } = useVenueBook().formatsOf(venueId)
  const text = (minor: number) => money(fromMinor(minor, currency))
  const isPartlyPaid = shares.some(({ total, amountToBePaid }) => amountToBePaid < total)
  return (
    <ol className={styles.shares} aria-label={t('split.shares')}>
      {shares.map((share, person) => (
        // People at a table have no other name than their place.
        <li key={person} className={styles.share}>
          <span className={styles.who}>{t('split.person', { number: person + 1 })}</span>
          <strong className={styles.total}>{text(share.total)}</strong>
          {'cartPrice' in share ? (
            <span className={styles.parts}>
              {parts
                .filter((part) => share[part] > 0)
                .map((part) => (
                  <span key={part}>
                    {t(`split.parts.${part}`)} <bdi>{text(part === 'discountAmount' ? -share[part] : share[part])}</bdi>
                  </span>
                ))}
            </span>
          ) : null}
          {isPartlyPaid ? (
            <span className={styles.parts}>{t('split.due', { amount: text(share.amountToBePaid) })}</span>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
