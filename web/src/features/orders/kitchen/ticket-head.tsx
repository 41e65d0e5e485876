import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { hasAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import { readyBy } from '@brigade/domain/orders/orders.timing.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { orderStatusAppearance } from '#features/orders/records/order-appearance.ts'
import { takenFromKitchen } from '#features/orders/kitchen/kitchen-tickets.ts'
import { isLongName } from '#features/orders/parts/long-name.ts'
import { StageNumber } from '#features/orders/parts/stage-number.tsx'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'
import { useMinutesLate } from '#features/orders/parts/use-minutes-late.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import linkStyles from '#features/orders/parts/card-link.module.css'
import styles from '#features/orders/kitchen/ticket-head.module.css'
import numberStyles from '#features/orders/parts/spare-number.module.css'
import toneStyles from '#ui/tone.module.css'

type TicketHeadProps = {
  order: Order
  isGone: boolean
  /** The digit that marks the ticket ready together with Alt, if it is shown. */
  bumpKey: number | undefined
}

/**
 * Shows the place of a ticket and its number: the minutes since it was accepted, with the time by which it should be
 * ready or, if it is late, by how many.
 */
export function TicketHead({ order, isGone, bumpKey }: TicketHeadProps) {
  const isTaken = !isGone && takenFromKitchen(order) !== null
  const isLate = useMinutesLate(order) !== null
  return (
    <div className={`${styles.head} ${appearanceOf(order, { isTaken, isLate })}`}>
      {bumpKey === undefined ? null : <kbd className={styles.key}>{bumpKey}</kbd>}
      <h2 className={`${styles.place} ${isLongName(order.table) ? styles.long : ''}`}>
        <Link to={orderAddress(order.id)} className={`${linkStyles.link} ${font.link}`} data-card-link="">
          {order.table}
        </Link>
      </h2>
      <p className={`${numberStyles.number} ${styles.number}`}>
        <bdi>#{order.id}</bdi>
      </p>
      {isTaken || isGone ? null : (
        <div className={styles.times}>
          <StageNumber order={order} className={styles.wait} />
          {isLate ? null : <ReadyBy order={order} />}
        </div>
      )}
    </div>
  )
}

/** Shows until when the ticket should be ready; nothing if nobody has accepted it. */
function ReadyBy({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { time } = useVenueBook().formatsOf(order.restaurantId)
  const due = readyBy(order)
  if (due === null) return null
  const at = { time: time(new Date(due).toISOString()) }
  return (
    <span className={styles.by}>
      <span>{t('kitchen.readyBy', at)}</span>
      <span>{t('kitchen.by', at)}</span>
    </span>
  )
}

/**
 * Shows the place again above the second piece of a ticket, in the same colour, and the sign of an allergy: its comment
 * may be in the first piece, and the button is in this one.
 */
export function TicketHeadAgain({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const isLate = useMinutesLate(order) !== null
  const isTaken = takenFromKitchen(order) !== null
  const isAllergic = hasAllergy(order.cart, useAllergyWords(order.restaurantId))
  return (
    <p className={`${styles.head} ${styles.again} ${appearanceOf(order, { isTaken, isLate })}`}>
      <Link to={orderAddress(order.id)} className={`${linkStyles.link} ${font.link}`} tabIndex={-1}>
        <bdi className={styles.cut}>{order.table}</bdi>{' '}
        <span className={styles.continued}>{t('kitchen.continued')}</span>
        {isAllergic ? (
          <span className={styles.continued}>
            <Icon path={allergyIcon} size={18} />
            <span className="visually-hidden">{t('allergy')}</span>
          </span>
        ) : null}
      </Link>
    </p>
  )
}

function appearanceOf({ status }: Order, { isTaken, isLate }: { isTaken: boolean; isLate: boolean }): string {
  const tone = isLate ? 'late' : orderStatusAppearance[status].tone
  return toneStyles[isTaken ? 'grey' : tone] ?? ''
}
