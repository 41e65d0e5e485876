import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { useOwnActOn } from '#features/orders/own-acts.ts'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import styles from '#features/orders/order/undo-here.module.css'

/** On the page of an order: what this person just did to it, and Undo, or why it could not be taken back. */
export function UndoHere({ order }: { order: Order }) {
  const t = useWords('orders')
  const entry = useOwnActOn(order.id)
  if (!entry) return null
  const { act, problem } = entry
  return (
    <div className={styles.undo} data-problem={problem ? '' : undefined}>
      <p className={styles.words} role={problem ? 'alert' : undefined}>
        <Icon path={problem ? warningIcon : checkIcon} size={18} />
        {problem ?? t(`events.${act}`)}
      </p>
      <UndoButton entry={entry} isInPlace />
    </div>
  )
}
