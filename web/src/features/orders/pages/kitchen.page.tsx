import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useRef } from 'react'
import { useTimed } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useWakeLock } from '#kit/use-wake-lock.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { kitchenIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { useBoardKeys } from '#features/orders/board/use-board-keys.ts'
import { ArrivalAnnouncement } from '#features/orders/kitchen/arrival-announcement.tsx'
import { KitchenStrip } from '#features/orders/kitchen/kitchen-strip.tsx'
import { kitchenOrdersOf, struckOrdersOf } from '#features/orders/kitchen/kitchen-tickets.ts'
import { TicketRail } from '#features/orders/kitchen/ticket-rail.tsx'
import { SoldOutButton } from '#features/menus/selling/door/sold-out-button.tsx'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import styles from '#features/orders/pages/kitchen.page.module.css'

/** What to cook, from the ticket that hangs longest on: the kitchen's screen. */
export function KitchenPage() {
  const t = useWords('orders')
  useWakeLock()
  return <BoardFrame title={t('screens.kitchen')}>{(open) => <Kitchen open={open} />}</BoardFrame>
}

function Kitchen({ open }: { open: OpenOrders }) {
  const t = useWords('orders')
  const { number } = useFormats()
  const screen = useRef<HTMLDivElement>(null)
  const handleKeyDown = useBoardKeys(screen)
  const struck = useStruckOrders(open)
  const { tickets, changed, ready } = useMemo(() => kitchenOrdersOf(open.records, struck), [open.records, struck])
  const lastReady = <KitchenStrip title={t('kitchen.lastReady')} orders={ready} tone="violet" />
  return (
    <Page
      title={t('screens.kitchen')}
      note={
        <div className={styles.note}>
          <strong className={styles.count}>{number(tickets.length - struck.length)}</strong>
          <SoldOutButton />
        </div>
      }
      isWide
      actions={changed.length > 0 ? <KitchenStrip title={t('kitchen.changed')} orders={changed} tone="amber" /> : null}
    >
      <div ref={screen} className={styles.screen} onKeyDown={handleKeyDown} role="presentation">
        {tickets.length === 0 ? (
          <>
            <div className={styles.empty}>
              <EmptyState icon={kitchenIcon} title={t('kitchen.empty')} text={t('kitchen.emptyText')} />
            </div>
            {lastReady}
          </>
        ) : (
          <TicketRail tickets={tickets}>{lastReady}</TicketRail>
        )}
      </div>
      <ArrivalAnnouncement orders={tickets} />
    </Page>
  )
}

/** Those that somebody took from the kitchen, for a minute each. */
function useStruckOrders(open: OpenOrders): Order[] {
  const ids = useTimed((now) => struckIdsOf(open, now))
  return useMemo(() => {
    const struck = new Set(ids.split(' '))
    return [...open.records, ...open.lately].filter(({ id }) => struck.has(String(id)))
  }, [open, ids])
}

function struckIdsOf(open: OpenOrders, now: number): string {
  return struckOrdersOf(open, now)
    .map(({ id }) => id)
    .join(' ')
}
