import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { memo, type RefCallback } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shownName } from '#kit/shown-name.ts'
import { Icon } from '#ui/icon.tsx'
import { forwardIcon } from '#ui/icon-paths.ts'
import edgeStyles from '#ui/scroll-edges.module.css'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { takenFromKitchen } from '#features/orders/kitchen/kitchen-tickets.ts'
import { TicketTiming } from '#features/orders/kitchen/ticket-timing.tsx'
import { questionOf } from '#features/orders/order-words.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { AllergyTag } from '#features/orders/parts/allergy-tag.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { OrderComments } from '#features/orders/parts/order-comments.tsx'
import { OrderWait } from '#features/orders/parts/order-wait.tsx'
import { WholeWait } from '#features/orders/parts/whole-wait.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

type TicketProps = {
  order: Order
  isGone: boolean
  /** Higher than the screen: its lines scroll, between its head, which has their comments, and its button. */
  isTall: boolean
  /** How many lines stand here where the others go on, with the button, at the top of the next column. */
  linesHere: number | undefined
  /** The `ref` of what is measured, stable. */
  measured: RefCallback<HTMLElement>
}

/** What to cook for one order, readable from two metres. */
export const Ticket = memo(function Ticket({
  order,
  isGone,
  isTall,
  linesHere = order.cart.length,
  measured,
}: TicketProps) {
  const t = useWords('orders')
  const taken = isGone ? null : takenFromKitchen(order)
  const looks = [styles.ticket, isGone ? styles.gone : '', isTall ? styles.tall : '', taken ? styles.taken : '']
  const isDivided = linesHere < order.cart.length
  return (
    <article className={looks.join(' ')} data-order={order.id}>
      <header className={styles.header}>
        <h2 className={styles.place}>
          <Link to={orderAddress(order.id)} className={styles.link} data-card-link="">
            {order.table}
          </Link>
        </h2>
        {taken ? null : <OrderWait order={order} />}
        <p className={styles.facts}>
          <bdi>#{order.id}</bdi> · {t('covers', { count: order.covers })}
        </p>
        {taken ? null : <TicketTiming order={order} />}
        <WholeWait order={order} className={styles.whole} />
        <AllergyTag order={order} />
        <CancelWishTag order={order} />
        {isTall ? (
          <div className={styles.comments} data-comments="">
            <p className={styles.facts}>{t('kitchen.lines', { count: order.cart.length })}</p>
            <OrderComments order={order} />
          </div>
        ) : null}
      </header>
      <div
        className={`${styles.lines} ${isTall ? edgeStyles.edges : ''}`}
        data-lines=""
        {...(isTall ? { tabIndex: 0, role: 'group', 'aria-label': t('kitchen.linesOf', { id: order.id }) } : {})}
      >
        <TicketLines lines={order.cart.slice(0, linesHere)} venueId={order.restaurantId} />
      </div>
      {isDivided ? (
        <p className={styles.goesOn}>
          {t('kitchen.goesOn', { count: order.cart.length - linesHere })}
          <Icon path={forwardIcon} isDirectional />
        </p>
      ) : null}
      {/* The same element in one piece and in two: its button keeps the focus, its question and what went wrong. */}
      <div
        ref={isDivided ? measured : null}
        className={isDivided ? styles.rest : styles.end}
        data-rest={isDivided ? '' : undefined}
      >
        {isDivided ? (
          <>
            <p className={styles.restOf}>
              <Link to={orderAddress(order.id)} className={styles.link} tabIndex={-1}>
                <bdi className={styles.restPlace}>{order.table}</bdi>{' '}
                <span className={styles.restWord}>{t('kitchen.continued')}</span>
              </Link>
            </p>
            <TicketLines lines={order.cart.slice(linesHere)} venueId={order.restaurantId} />
          </>
        ) : null}
        <div data-foot="">
          {taken ? (
            <p className={styles.words} role="status">
              {t(`kitchen.taken.${taken.act}`, { who: shownName(taken.by, t) })}
            </p>
          ) : (
            <ActButton order={order} isGone={isGone} className={styles.act} />
          )}
        </div>
      </div>
    </article>
  )
})

function TicketLines({ lines, venueId }: { lines: readonly CartLine[]; venueId: number }) {
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        <TicketLine key={index} line={line} venueId={venueId} />
      ))}
    </ul>
  )
}

function TicketLine({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  return (
    <li className={styles.line} data-line="">
      <strong className={styles.quantity}>{line.itemQty}×</strong>
      <div className={styles.what}>
        <p className={styles.name}>{textIn(line.name, language)}</p>
        {line.selectedOptions.map((option) => (
          <p key={option.groupId} className={styles.detail}>
            {questionOf(option.name, language)}: <strong>{textIn(option.value, language)}</strong>
          </p>
        ))}
        {line.condimentsList.map((side) => (
          <p key={side.id} className={styles.detail}>
            + {side.quantity}× {textIn(side.name, language)}
          </p>
        ))}
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
    </li>
  )
}
