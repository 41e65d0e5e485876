import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { mergeIcon } from '#features/orders/order-looks.ts'
import { useMoveOrder } from '#features/orders/orders.mutations.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/orders/venue-book.tsx'
import styles from '#features/orders/order/merge-order.module.css'

/** Moves the lines of an order to another open one of the same table. Shown only where there is another one. */
export function MergeOrder({ order }: { order: Order }) {
  const t = useWords('orders')
  const [isChoosing, setIsChoosing] = useState(false)
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  const { data } = useOpenOrders()
  const { mutate, isPending } = useMoveOrder()
  const targets = (data?.orders ?? []).filter((other) => isTarget(other, order))
  if (targets.length === 0 || order.amountPaidOnline > 0) return null
  return (
    <>
      <BigButton kind="quiet" icon={mergeIcon} onClick={() => setIsChoosing(true)}>
        {t('acts.merge')}
      </BigButton>
      {isChoosing ? (
        <Dialog title={t('merge.title', { id: order.id })} onClose={() => setIsChoosing(false)}>
          <p className={styles.text}>{t('merge.text')}</p>
          <ul className={styles.targets}>
            {targets.map((target) => (
              <li key={target.id}>
                <BigButton
                  kind="quiet"
                  className={styles.target}
                  disabled={isPending}
                  onClick={() =>
                    mutate({ order, act: 'merge', mergedInto: target.id }, { onSettled: () => setIsChoosing(false) })
                  }
                >
                  <bdi>#{target.id}</bdi>
                  <span className={styles.facts}>
                    <bdi>{time(target.createdAt)}</bdi> · {t('items', { count: target.cart.length })} ·{' '}
                    <bdi>{money(target.orderPrice)}</bdi>
                  </span>
                  <StatusTag status={target.status} />
                </BigButton>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}

function isTarget(other: Order, order: Order): boolean {
  return (
    other.id !== order.id &&
    other.tableId === order.tableId &&
    other.amountPaidOnline === 0 &&
    mayMove('merge', other.status)
  )
}
