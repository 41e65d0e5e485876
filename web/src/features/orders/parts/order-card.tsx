import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { memo, useCallback, useRef, useState } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import { OrderStateParts } from '#features/orders/public/order-state-parts.tsx'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { BillLink } from '#features/orders/parts/bill-link.tsx'
import { useCardDensity } from '#features/orders/parts/card-density.ts'
import { CardHead } from '#features/orders/parts/card-head.tsx'
import { cardLinesOf } from '#features/orders/parts/card-lines.ts'
import { CardSigns } from '#features/orders/parts/card-signs.tsx'
import { EditOrderButton } from '#features/orders/parts/edit-order-button.tsx'
import { useClosingElsewhere } from '#features/orders/parts/use-closing-elsewhere.ts'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/parts/order-card.module.css'

type OrderCardProps = {
  order: Order
  /** True if it has left this list, and is shown only because the list is being touched. */
  isGone?: boolean
  showsVenue?: boolean
  /** True where no column names the status: shows it as a word. */
  showsStatus?: boolean
  /** True on the page of the room, which names it already. */
  isOfOneRoom?: boolean
}

/**
 * Shows one order on a board: its place and its age in the colour of its state, its lines, and the one next step. All
 * other acts unfold. Drawn again only when its order changes.
 */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, isGone, showsVenue, showsStatus, isOfOneRoom = false } = props
  const t = useTranslations('orders')
  const density = useCardDensity()
  const { shown, folded } = cardLinesOf(order.cart, density)
  const place = useRef<HTMLElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const close = useCallback(() => setIsUnfolded(false), [])
  useClosingElsewhere(place, { isOpen: isUnfolded, close })
  return (
    <article
      ref={place}
      className={`${styles.card} ${styles[density]} ${surface.card} ${isGone ? styles.gone : ''}`}
      data-order={order.id}
    >
      <CardHead order={order} isOfOneRoom={isOfOneRoom} />
      <div className={styles.body}>
        <CardSigns order={order} showsVenue={showsVenue} showsStatus={showsStatus} />
        <ul>
          {shown.map((line, index) => (
            // Lines have no id of their own, and their order never changes within a version.
            <Line key={index} line={line} venueId={order.restaurantId} />
          ))}
          {folded > 0 ? (
            <li className={`${styles.folded} ${font.note}`}>{t('card.moreLines', { count: folded })}</li>
          ) : null}
        </ul>
      </div>
      <div className={`${styles.foot} ${stack.flex2}`}>
        <ActButton order={order} isGone={isGone} className={styles.act} />
        <UnfoldButton order={order} isOpen={isUnfolded} onPress={() => setIsUnfolded(!isUnfolded)} />
      </div>
      <div className={`${styles.further} ${stack.wrap2}`} hidden={!isUnfolded}>
        <EditOrderButton order={order} isGone={isGone}>
          {t('acts.edit')}
        </EditOrderButton>
        <BillLink order={order} />
        <OrderStateParts place="cardActs" order={order} />
      </div>
    </article>
  )
})

type UnfoldButtonProps = { order: Order; isOpen: boolean; onPress: () => void }

/** Unfolds all acts but the next step, below everything else. */
function UnfoldButton({ order, isOpen, onPress }: UnfoldButtonProps) {
  const t = useTranslations('orders')
  const label = t('card.more', { id: order.id, table: order.table })

  return (
    <BigButton
      kind="quiet"
      icon={moreIcon}
      className={styles.unfold}
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={onPress}
    />
  )
}

function Line({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  return (
    <li className={`${styles.line} ${stack.flex2} ${stack.shrink}`}>
      <strong className={`${styles.quantity} ${font.figures}`}>{line.itemQty}×</strong>
      <div className={stack.grow}>
        <p className={font.ellipsis}>{textIn(line.name, language)}</p>
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
    </li>
  )
}
