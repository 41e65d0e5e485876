import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { useHasRested } from '#kit/device/layout-freeze.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { lostRaceOf } from '#features/orders/records/lost-race.ts'
import { piecesOf } from '#features/orders/records/order-texts.ts'
import { problemOf, useMoveOrder } from '#features/orders/records/orders.mutations.ts'
import { StatusTag } from '#features/orders/parts/status-tag.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import { ActProblem } from '#features/orders/parts/act-problem.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/order/merge-dialog.module.css'

type MergeDialogProps = { order: Order; targets: readonly Order[]; onClose: () => void }

/**
 * Shows the content of the order and of each order that it can be merged into; nothing is done before one is chosen and
 * Merge is pressed.
 */
export function MergeDialog({ order, targets, onClose }: MergeDialogProps) {
  const t = useTranslations('orders')
  const wasStill = useHasRested()
  const [chosenId, choose] = useState<number | null>(targets.length === 1 ? (targets[0]?.id ?? null) : null)
  const move = useMoveOrder()
  const target = targets.find(({ id }) => id === chosenId)
  const problem = problemOf(move)

  function handleMerge(): void {
    if (!target) return
    move.mutate(
      { order, act: 'merge', mergedInto: target.id },
      { onSuccess: onClose, onError: (error) => lostRaceOf(error) && onClose() },
    )
  }

  return (
    <Dialog
      title={t('merge.title', { id: order.id })}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {t('merge.back')}
          </BigButton>
          <BigButton isBusy={move.isPending} isOff={!target || !wasStill} onClick={handleMerge}>
            {target ? t('merge.into', { id: target.id }) : t('acts.merge')}
          </BigButton>
        </>
      }
    >
      <Content order={order} />
      <p className={styles.text}>{t('merge.text')}</p>
      <fieldset className={stack.column2}>
        <legend className="visually-hidden">{t('merge.targets')}</legend>
        {targets.map((candidate, index) => (
          <label key={candidate.id} className={`${styles.target} ${stack.flex3}`}>
            <input
              type="radio"
              name="merge-target"
              checked={candidate.id === chosenId}
              onChange={() => choose(candidate.id)}
              data-focus-first={index === 0 ? '' : undefined}
            />
            <Content order={candidate} />
            <StatusTag status={candidate.status} />
          </label>
        ))}
      </fieldset>
      <ActProblem text={problem} className={styles.problem} />
    </Dialog>
  )
}

/** Shows the content of an order, counted as on the boards. */
function Content({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const { money, time } = useVenueBook().formatsOf(order.restaurantId)
  return (
    <div className={stack.grow}>
      <p>
        <strong>
          <bdi>#{order.id}</bdi>
        </strong>{' '}
        · <bdi>{time(order.createdAt)}</bdi> · {t('items', { count: piecesOf(order) })} ·{' '}
        <bdi>{money(order.orderPrice)}</bdi>
      </p>
      <ul className={font.note}>
        {order.cart.map((line, index) => (
          // Lines have no id of their own, and their order never changes within a version.
          <li key={index}>
            {line.itemQty}× {textIn(line.name, language)}
          </li>
        ))}
      </ul>
    </div>
  )
}
