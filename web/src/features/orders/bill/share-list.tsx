import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { BillShare, PaidShare, PiecesShare } from '@brigade/domain/orders/bills.split.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { shareSlot, type SharePart, type ShownShare } from '#features/orders/public/bill-slots.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { ShareDialog } from '#features/orders/bill/share-dialog.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/bill/share-list.module.css'

type ShareListProps = {
  /** In minor units, by person. */
  shares: readonly (BillShare | PiecesShare)[]
  bill: Bill
  orders: readonly Order[]
  venue: Venue
  onPaid: (share: PaidShare) => void
}

const parts = ['cartPrice', 'fees', 'discountAmount', 'tipAmount'] as const

/**
 * Shows each person's amount, and its pieces if everyone pays their own. Roles that may record payments press a share
 * to record it.
 */
export function ShareList({ shares, bill, orders, venue, onPaid }: ShareListProps) {
  const t = useTranslations('bill')
  const { currency } = venue
  const { money } = useVenueBook().formatsOf(venue.id)
  const mayTake = useCan('orders:takePayment')
  const isCutOff = useIsCutOff()
  const [asked, ask] = useState<number | null>(null)
  const { data: ways = [] } = useQuery({ ...shareSlot.query(), enabled: mayTake })
  const text = (minor: number) => money(fromMinor(minor, currency))
  const due = shares.reduce((sum, { amountToBePaid }) => sum + amountToBePaid, 0)
  const askedShare = asked === null ? undefined : shares[asked]

  function handlePaidOnline(person: number, amount: number): void {
    onPaid({ person, kind: 'online', amount: toMinor(amount, currency) ?? 0, tipAmount: 0 })
    if (asked === person) ask(null)
  }

  const shownOf = (person: number): ShownShare => ({
    id: bill.id,
    billed: orders,
    venue,
    person,
    amount: fromMinor(shares[person]?.amountToBePaid ?? 0, currency),
  })

  return (
    <>
      <ol aria-label={t('split.shares')}>
        {shares.map((share, person) => {
          const { total, amountToBePaid } = share
          const isPaid = total > 0 && amountToBePaid === 0
          const isPayable = mayTake && amountToBePaid > 0
          const said = (
            <>
              <span className={font.strong}>{t('split.person', { number: person + 1 })}</span>
              {isPaid ? (
                <s className={`${font.large} ${font.figures}`}>{text(total)}</s>
              ) : (
                <strong className={`${font.large} ${font.figures}`}>{text(total)}</strong>
              )}
              {'cartPrice' in share ? (
                <span className={styles.parts}>
                  {parts
                    .filter((part) => share[part] > 0)
                    .map((part) => (
                      <span key={part}>
                        {t(`split.parts.${part}`)}{' '}
                        <bdi>{text(part === 'discountAmount' ? -share[part] : share[part])}</bdi>
                      </span>
                    ))}
                </span>
              ) : null}
              {isPaid ? <span className={styles.parts}>{t('split.paid')}</span> : null}
              {amountToBePaid > 0 && amountToBePaid < total ? (
                <span className={styles.parts}>{t('split.due', { amount: text(amountToBePaid) })}</span>
              ) : null}
            </>
          )
          return (
            // Guests at a table are identified only by their position.
            <li key={person} className={styles.item} data-is-paid={isPaid || undefined}>
              {isPayable ? (
                <button
                  type="button"
                  className={styles.share}
                  aria-haspopup="dialog"
                  aria-disabled={isCutOff || undefined}
                  onClick={() => (isCutOff ? undefined : ask(person))}
                >
                  {said}
                </button>
              ) : (
                <div className={styles.share}>{said}</div>
              )}
              {isPayable || asked === person
                ? ways.map(({ permission = 'orders:takePayment', Watch }, index) => (
                    <Guarded key={index} permission={permission}>
                      <Watch {...shownOf(person)} onPaid={(amount) => handlePaidOnline(person, amount)} />
                    </Guarded>
                  ))
                : null}
            </li>
          )
        })}
      </ol>
      {asked !== null && askedShare ? (
        <ShareDialog
          key={asked}
          bill={bill}
          orders={orders}
          venue={venue}
          person={asked}
          share={askedShare.amountToBePaid}
          due={due}
          onPaid={onPaid}
          onClose={() => ask(null)}
        >
          {ways.map(({ permission = 'orders:takePayment', Pay }, index) => (
            <Guarded key={index} permission={permission}>
              <Pay {...shownOf(asked)} />
            </Guarded>
          ))}
        </ShareDialog>
      ) : null}
    </>
  )
}

function Guarded({ permission, children }: { permission: NonNullable<SharePart['permission']>; children: ReactNode }) {
  return useCan(permission) ? children : null
}
