import { fromMinor } from '@brigade/domain/kit/money.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { changeLine, type DraftLine, type OrderDraft, type PricedDraft } from '@brigade/domain/orders/orders.draft.ts'
import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { CartLineRow } from '#features/orders/placing/cart-line-row.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/placing/cart-panel.module.css'
import { ChangeList } from '#features/orders/placing/change-list.tsx'
import { changeDraft } from '#features/orders/placing/kept-order.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ordersIcon } from '#ui/icon-paths.ts'

type CartPanelProps = {
  draft: OrderDraft
  priced: PricedDraft
  venue: Venue
  /** The order that is edited; null for a new one. */
  order: Order | null
  /** The changes that the draft makes to it. */
  changes: readonly CartChange[] | null
  /** Returns the largest quantity of a line. */
  mostOf: (line: DraftLine) => number
  onOpenLine: (line: DraftLine) => void
}

/** Shows the lines that were picked with their prices, and their sums. For an edited order, also shows its changes. */
export function CartPanel({ draft, priced, venue, order, changes, mostOf, onOpenLine }: CartPanelProps) {
  const t = useTranslations('placing')
  const { money, number } = useFormats()
  const amount = (minor: number) => money(fromMinor(minor, venue.currency))
  const { cartPrice, serviceFee } = priced.totals
  return (
    <section className={`${stack.column3} ${stack.shrink}`} aria-label={t('cart.title')}>
      {draft.lines.length === 0 ? (
        <EmptyState icon={ordersIcon} title={t('cart.empty')} text={t('cart.emptyText')} />
      ) : null}
      <ul>
        {draft.lines.map((line) => {
          const itsPrice = priced.lines.find((candidate) => candidate.line.key === line.key)
          return (
            <CartLineRow
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
      <div className={`${stack.row3} ${stack.spread} ${font.strong}`}>
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
        <section className={`${styles.changes} ${stack.column1}`} aria-label={t('changes.title')}>
          <h3>{t('changes.title')}</h3>
          <ChangeList changes={changes} />
        </section>
      ) : null}
      <dl className={stack.column1}>
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
        {order && order.tipAmount > 0 ? (
          <div className={styles.sum}>
            <dt>{t('orders:money.tip')}</dt>
            <dd>{money(order.tipAmount)}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
