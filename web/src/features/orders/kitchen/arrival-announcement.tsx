import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n.ts'

/** Says, to people who do not see the screen, which ticket has just come. Elsewhere pop-ups say what comes. */
export function ArrivalAnnouncement({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
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
