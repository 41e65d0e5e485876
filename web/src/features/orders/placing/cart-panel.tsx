import { fromMinor } from '@brigade/domain/kit/money.ts'
import { changeLine, type OrderDraft, type PricedDraft } from '@brigade/domain/orders/orders.draft.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { QuantityStepper } from '#features/orders/order/quantity-stepper.tsx'
import { CartLine } from '#features/orders/placing/cart-line.tsx'
import styles from '#features/orders/placing/cart-panel.module.css'
import { changeDraft } from '#features/orders/placing/kept-order.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersIcon } from '#ui/icon-paths.ts'

type CartPanelProps = { draft: OrderDraft; priced: PricedDraft; venue: Venue; onChangeLine: (key: number) => void }

/** What was picked so far, line by line at its price, and what it comes to. */
export function CartPanel({ draft, priced, venue, onChangeLine }: CartPanelProps) {
  const t = useWords('placing')
  const { money } = useFormats()
  const amount = (minor: number) => money(fromMinor(minor, venue.currency))
  const { cartPrice, serviceFee, orderPrice } = priced.totals
  return (
    <section className={styles.panel} aria-label={t('cart.title')}>
      {draft.lines.length === 0 ? (
        <EmptyState icon={ordersIcon} title={t('cart.empty')} text={t('cart.emptyText')} />
      ) : null}
      <ul>
        {draft.lines.map((line) => {
          const itsPrice = priced.lines.find((candidate) => candidate.line.key === line.key)
          return (
            <CartLine
              key={line.key}
              line={line}
              sold={itsPrice?.sold ?? null}
              problem={itsPrice?.problem ?? null}
              venue={venue}
              onOpen={() => onChangeLine(line.key)}
              onChange={(change) => changeDraft((before) => changeLine(before, line.key, change))}
            />
          )
        })}
      </ul>
      <div className={styles.covers}>
        <span>{t('orders:cart.covers')}</span>
        <QuantityStepper
          value={draft.covers}
          least={orderLimits.leastCovers}
          most={orderLimits.mostCovers}
          label={t('orders:cart.covers')}
          onChange={(covers) => changeDraft((before) => ({ ...before, covers }))}
        />
      </div>
      <dl className={styles.totals}>
        <div className={styles.sum}>
          <dt>{t('cart.items')}</dt>
          <dd>{amount(cartPrice)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('orders:money.serviceFee')}</dt>
          <dd>{amount(serviceFee)}</dd>
        </div>
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{t('orders:money.total')}</dt>
          <dd>{amount(orderPrice)}</dd>
        </div>
      </dl>
    </section>
  )
}
