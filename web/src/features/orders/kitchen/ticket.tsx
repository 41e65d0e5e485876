import type { CartLine, Order } from '@brigade/domain/orders/orders.schema.ts'
import { textIn } from '@brigade/domain/kit/languages.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { TicketTiming } from '#features/orders/kitchen/ticket-timing.tsx'
import { questionOf } from '#features/orders/order-words.ts'
import { ActButton } from '#features/orders/parts/act-button.tsx'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import styles from '#features/orders/kitchen/ticket.module.css'

/** What to cook for one order, readable from two metres. */
export const Ticket = memo(function Ticket({ order, isGone }: { order: Order; isGone: boolean }) {
  const t = useWords('orders')
  return (
    <article className={`${styles.ticket} ${isGone ? styles.gone : ''}`} data-order={order.id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h3 className={styles.place}>
            <Link to={`/orders/${order.id}`} className={styles.link} data-card-link="">
              {order.table}
            </Link>
          </h3>
          <p className={styles.facts}>
            <bdi>#{order.id}</bdi> · {t('covers', { count: order.covers })}
          </p>
        </div>
        <TicketTiming order={order} />
      </header>
      <ul className={styles.lines}>
        {order.cart.map((line, index) => (
          <TicketLine key={index} line={line} />
        ))}
      </ul>
      <ActButton order={order} isGone={isGone} className={styles.act} />
    </article>
  )
})

function TicketLine({ line }: { line: CartLine }) {
  const language = useLanguage()
  return (
    <li className={styles.line}>
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
        {line.comment ? <LineComment comment={line.comment} /> : null}
      </div>
    </li>
  )
}
