import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Announces each new ticket to screen readers. On other screens, pop-ups announce it. */
export function ArrivalAnnouncement({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const known = useRef<ReadonlySet<number> | null>(null)
  const [newest, setNewest] = useState<Order | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Set(orders.map(({ id }) => id))
    const newcomer = before && orders.findLast(({ id }) => !before.has(id))
    if (newcomer) setNewest(newcomer)
  }, [orders])

  return (
    <p className="visually-hidden" role="status">
      {newest ? t('kitchen.said', { id: newest.id, table: newest.table }) : ''}
    </p>
  )
}
