import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isCancelRequested } from '@brigade/domain/orders/orders.cancelling.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { piecesOf } from '#features/orders/records/order-texts.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { isLongName } from '#features/orders/parts/long-name.ts'
import { namesAllergy } from '#features/orders/parts/names-allergy.ts'
import { rowWordsOf } from '#features/orders/parts/row-words.ts'
import { StageNumber } from '#features/orders/parts/stage-number.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import linkStyles from '#features/orders/parts/card-link.module.css'
import styles from '#features/orders/parts/order-row.module.css'
import numberStyles from '#features/orders/parts/spare-number.module.css'
import toneStyles from '#ui/tone.module.css'

type OrderRowProps = {
  order: Order
  /** True if it has left this list, and is shown only because the list is being touched. */
  isGone?: boolean
  showsVenue?: boolean
}

/**
 * Shows one order as a row, with the next step at the thumb; a tap elsewhere opens the order. Drawn again only when its
 * order changes.
 */
export const OrderListRow = memo(function OrderListRow({ order, isGone, showsVenue }: OrderRowProps) {
  const t = useTranslations('orders')
  const book = useVenueBook()
  const isReady = order.status === 'ontheway'
  return (
    <article
      className={`${styles.row} ${stack.row2} ${toneStyles[orderStatusAppearance[order.status].tone]} ${isGone ? styles.gone : ''}`}
      data-order={order.id}
    >
      <div className={stack.grow}>
        <header className={stack.row2}>
          <h3 className={`${styles.place} ${isLongName(order.table) ? styles.long : font.ellipsis}`} dir="auto">
            <Link to={orderAddress(order.id)} className={`${linkStyles.link} ${font.link}`} data-card-link="">
              {order.table}
            </Link>
          </h3>
          <TestTag order={order} />
          <RowNumber order={order} />
          <bdi className={`${numberStyles.number} ${styles.id} ${font.note}`}>#{order.id}</bdi>
          {isReady ? null : <span className="visually-hidden">{t(`status.${order.status}`)}</span>}
        </header>
        <p className={`${styles.words} ${font.note}`}>
          {showsVenue ? (
            <span>
              <bdi>{book.nameOf(order.restaurantId)}</bdi> ·{' '}
            </span>
          ) : null}
          {isReady ? <strong className={styles.ready}>{t('status.ontheway')} · </strong> : null}
          <RowWords order={order} />
        </p>
      </div>
      <ActButton order={order} isGone={isGone} className={styles.act} />
    </article>
  )
})

function RowNumber({ order }: { order: Order }) {
  const isLate = useMinutesLate(order) !== null
  return (
    <StageNumber order={order} className={`${styles.number} ${isLate ? `${styles.filled} ${toneStyles.late}` : ''}`} />
  )
}

/**
 * Shows what must be known first, in full: an allergy, a guest's wish to cancel, a comment; then as many dishes as have
 * room.
 */
function RowWords({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const { allergy, comment, dishes } = rowWordsOf(order.cart, {
    language,
    allergyWords: useAllergyWords(order.restaurantId),
  })
  return (
    <>
      {allergy ? (
        <span className={`${styles.filled} ${styles.allergy} ${toneStyles.late}`}>
          <Icon path={allergyIcon} size={16} />
          {namesAllergy(allergy, t('allergy')) ? null : <strong className={styles.word}>{t('allergy')}</strong>}{' '}
          <bdi>{allergy}</bdi>
        </span>
      ) : null}{' '}
      {isCancelRequested(order) ? <strong className={styles.wish}>{t('wish.tag')} · </strong> : null}
      {comment ? (
        <strong className={styles.comment}>
          <span className="visually-hidden">{t('card.comment')} </span>
          <bdi>{comment}</bdi> ·{' '}
        </strong>
      ) : null}
      <span className={`${styles.rest} ${font.ellipsis}`}>
        {allergy || comment ? null : `${t('items', { count: piecesOf(order) })} · `}
        {dishes}
      </span>
    </>
  )
}
