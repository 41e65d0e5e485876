import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { useOwnActOn } from '#features/orders/records/own-acts.ts'
import { UndoButton } from '#features/orders/parts/undo-button.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/order/undo-here.module.css'

/** Shows on an order's page this user's last act with Undo, or why it could not be undone. */
export function UndoHere({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const entry = useOwnActOn(order.id)
  if (!entry) return null
  const { act, problem } = entry
  return (
    <div className={`${styles.undo} ${stack.row3} ${stack.spread}`} data-problem={problem ? '' : undefined}>
      <p className={`${styles.words} ${font.soft} ${font.strong} ${stack.row2}`} role={problem ? 'alert' : undefined}>
        <Icon path={problem ? warningIcon : checkIcon} size={18} />
        {problem ?? t(`events.${act}`)}
      </p>
      <UndoButton entry={entry} isInPlace />
    </div>
  )
}
