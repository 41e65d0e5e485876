import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useLateIds } from '#features/orders/parts/use-late-ids.ts'
import styles from '#features/orders/parts/late-count.module.css'

/** Shows how many of these orders are late, within a second of becoming so; nothing while none is. */
export function LateCount({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const count = useLateIds(orders).size
  if (count === 0) return null
  return <span className={styles.late}>{t('board.late', { count })}</span>
}
