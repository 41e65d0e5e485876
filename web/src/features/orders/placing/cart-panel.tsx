import { fromMinor } from '@brigade/domain/kit/money.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { changeLine, type DraftLine, type OrderDraft, type PricedDraft } from '@brigade/domain/orders/orders.draft.ts'
import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { CartLine } from '#features/orders/placing/cart-line.tsx'
import styles from '#features/orders/placing/cart-panel.module.css'
import { ChangeList } from '#features/orders/placing/change-list.tsx'
import { changeDraft } from '#features/orders/placing/kept-order.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersIcon } from '#ui/icon-paths.ts'

type CartPanelProps = {
  draft: OrderDraft
  priced: PricedDraft
  venue: Venue
  /** The order that is edited; null for a new one. */
  order: Order | null
  /** What the draft changes of it. */
  changes: readonly CartChange[] | null
  /** How many of a line there may be. */
  mostOf: (line: DraftLine) => number
  onOpenLine: (line: DraftLine) => void
}

/** What was picked so far, line by line at its price, and what it comes to. Of an order that is edited, what becomes of it. */
export function CartPanel({ draft, priced, venue, order, changes, mostOf, onOpenLine }: CartPanelProps) {
  const t = useWords('placing')
  const { money, number } = useFormats()
  const amount = (minor: number) => money(fromMinor(minor, venue.currency))
  const { cartPrice, serviceFee, orderPrice } = priced.totals
  const before = order && fromMinor(orderPrice, venue.currency) !== order.orderPrice ? money(order.orderPrice) : null
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
              isNew={order !== null && line.soldAs === undefined}
              most={mostOf(line)}
              onOpen={() => onOpenLine(line)}
              onChange={(change) => changeDraft(order, (known) => changeLine(known, line.key, change))}
            />
          )
        })}
      </ul>
      <div className={styles.covers}>
        <span>{t('cart.covers')}</span>
        <QuantityStepper
          value={draft.covers}
          least={orderLimits.leastCovers}
          most={orderLimits.mostCovers}
          label={t('cart.covers')}
          onChange={(covers) => changeDraft(order, (known) => ({ ...known, covers }))}
        />
      </div>
      {changes && changes.length > 0 ? (
        <section className={styles.changes} aria-label={t('changes.title')}>
          <h3>{t('changes.title')}</h3>
          <ChangeList changes={changes} />
        </section>
      ) : null}
      <dl className={styles.totals}>
        <div className={styles.sum}>
          <dt>{t('cart.items')}</dt>
          <dd>{amount(cartPrice)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('orders:money.serviceFee')}</dt>
          <dd>{amount(serviceFee)}</dd>
        </div>
        {order && order.discountPercentage > 0 ? (
          <div className={styles.sum}>
            <dt>{t('orders:money.discount', { percent: number(order.discountPercentage) })}</dt>
            <dd>{amount(-discountAmountOf(priced.totals))}</dd>
          </div>
        ) : null}
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{t('orders:money.total')}</dt>
          <dd className={styles.amounts}>
            {before === null ? null : <s className={styles.before}>{before}</s>}
            {amount(orderPrice)}
          </dd>
        </div>
      </dl>
    </section>
  )
}
