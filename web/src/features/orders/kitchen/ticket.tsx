import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { Fragment, memo, type RefCallback } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { shownName } from '#kit/formats/shown-name.ts'
import { Icon } from '#ui/icon.tsx'
import { cancelIcon, forwardIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import edgeStyles from '#ui/scroll-edges.module.css'
import { chosenWordsOf } from '#features/orders/kitchen/chosen-words.ts'
import { takenFromKitchen } from '#features/orders/kitchen/kitchen-tickets.ts'
import { TicketHead, TicketHeadAgain } from '#features/orders/kitchen/ticket-head.tsx'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { CancelWishTag } from '#features/orders/parts/cancel-wish-tag.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { OrderComments } from '#features/orders/parts/order-comments.tsx'
import { TestTag } from '#features/orders/parts/test-tag.tsx'
import { WholeWait } from '#features/orders/parts/whole-wait.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

type TicketProps = {
  order: Order
  isGone: boolean
  /**
   * True for a ticket higher than the screen: its lines scroll between its head, which repeats their comments, and its
   * button.
   */
  isTall: boolean
  /** The number of lines in this column, if the others continue with the button at the top of the next. */
  linesHere: number | undefined
  /** True if a ticket that was removed from the kitchen takes as few lines as possible: there is one column. */
  isBrief?: boolean
  /** The digit that marks it ready together with Alt, if it is shown. */
  bumpKey: number | undefined
  /** The `ref` of the measured elements; stable. */
  measured: RefCallback<HTMLElement>
}

/** Shows one order to cook, readable from two metres. */
export const Ticket = memo(function Ticket({
  order,
  isGone,
  isTall,
  linesHere = order.cart.length,
  isBrief = false,
  bumpKey,
  measured,
}: TicketProps) {
  const t = useTranslations('orders')
  const taken = isGone ? null : takenFromKitchen(order)
  const classes = [styles.ticket, isGone ? styles.gone : '', isTall ? styles.tall : '', taken ? styles.taken : '']
  const isDivided = linesHere < order.cart.length
  if (isBrief && taken) return <BriefTicket order={order} taken={taken} />
  return (
    <article className={classes.join(' ')} data-order={order.id}>
      <header className={`${stack.column1} ${stack.fixed}`}>
        <TicketHead order={order} isGone={isGone} bumpKey={bumpKey} />
        <div className={`${styles.facts} ${stack.cluster} ${stack.gap12}`}>
          {taken || isGone ? null : <WholeWait order={order} className={font.note} />}
          <TestTag order={order} />
          <CancelWishTag order={order} />
          {isTall ? (
            <div className={styles.comments} data-comments="">
              <p className={font.note}>{t('kitchen.lines', { count: order.cart.length })}</p>
              <OrderComments order={order} />
            </div>
          ) : null}
        </div>
      </header>
      <div
        className={`${styles.lines} ${stack.fill} ${isTall ? edgeStyles.edges : ''}`}
        data-lines=""
        {...(isTall ? { tabIndex: 0, role: 'group', 'aria-label': t('kitchen.linesOf', { id: order.id }) } : {})}
      >
        <TicketLines lines={order.cart.slice(0, linesHere)} venueId={order.restaurantId} />
      </div>
      {isDivided ? (
        <p className={`${styles.goesOn} ${stack.row1}`}>
          {t('kitchen.goesOn', { count: order.cart.length - linesHere })}
          <Icon path={forwardIcon} isDirectional />
        </p>
      ) : null}
      {/* One element, whether the ticket has one piece or two: its button keeps the focus, its question and its error. */}
      <div
        ref={isDivided ? measured : null}
        className={isDivided ? `${styles.rest} ${surface.card}` : styles.end}
        data-rest={isDivided ? '' : undefined}
      >
        {isDivided ? (
          <>
            <TicketHeadAgain order={order} />
            <TicketLines lines={order.cart.slice(linesHere)} venueId={order.restaurantId} />
          </>
        ) : null}
        <div className={styles.foot} data-foot="">
          {taken ? <TakenBy taken={taken} /> : <ActButton order={order} isGone={isGone} className={styles.act} />}
        </div>
      </div>
    </article>
  )
})

type Taken = NonNullable<ReturnType<typeof takenFromKitchen>>

function BriefTicket({ order, taken }: { order: Order; taken: Taken }) {
  return (
    <article className={`${styles.ticket} ${styles.taken} ${styles.brief}`} data-order={order.id}>
      <TicketHead order={order} isGone={false} bumpKey={undefined} />
      <TakenBy taken={taken} />
      <Dishes lines={order.cart} />
    </article>
  )
}

function TakenBy({ taken }: { taken: Taken }) {
  const t = useTranslations('orders')
  return (
    <p className={`${styles.words} ${stack.row2}`} role="status">
      <Icon path={cancelIcon} />
      <span>{t(`kitchen.taken.${taken.act}`, { who: shownName(taken.by, t) })}</span>
    </p>
  )
}

/** Names the dishes of a ticket that is not to be cooked. */
function Dishes({ lines }: { lines: readonly CartLine[] }) {
  const language = useLanguage()
  return (
    <p className={styles.dishes}>
      {lines.map(({ itemQty, name }, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : ''}
          <span className={styles.name}>
            {itemQty}× {textIn(name, language)}
          </span>
        </Fragment>
      ))}
    </p>
  )
}

function TicketLines({ lines, venueId }: { lines: readonly CartLine[]; venueId: number }) {
  return (
    <ul className={`${styles.list} ${stack.column1}`}>
      {lines.map((line, index) => (
        <TicketLine key={index} line={line} venueId={venueId} />
      ))}
    </ul>
  )
}

function TicketLine({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  const chosen = chosenWordsOf(line, language)
  return (
    <li className={styles.line} data-line="">
      <strong className={styles.quantity}>{line.itemQty}×</strong>
      <div className={stack.shrink}>
        <p className={styles.name}>{textIn(line.name, language)}</p>
        {chosen.length > 0 ? (
          <p className={`${styles.detail} ${font.soft}`}>
            {chosen.map(({ question, answer }, index) => (
              <Fragment key={index}>
                {index > 0 ? ' · ' : ''}
                {question === null ? '' : `${question}: `}
                <bdi className={font.ink}>{answer}</bdi>
              </Fragment>
            ))}
          </p>
        ) : null}
        {line.comment ? <LineComment comment={line.comment} venueId={venueId} /> : null}
      </div>
    </li>
  )
}
