import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useRef } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useWakeLock } from '#kit/device/use-wake-lock.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { editIcon, kitchenIcon, readyIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { useBoardKeys } from '#features/orders/board/public/use-board-keys.ts'
import { ArrivalAnnouncement } from '#features/orders/kitchen/arrival-announcement.tsx'
import { KitchenSummary } from '#features/orders/kitchen/kitchen-summary.tsx'
import { kitchenOrdersOf, struckOrdersOf } from '#features/orders/kitchen/kitchen-tickets.ts'
import { TicketColumns } from '#features/orders/kitchen/ticket-columns.tsx'
import { SoldOutButton } from '#features/menus/selling/public/sold-out-button.tsx'
import type { OpenOrders } from '#features/orders/records/open-orders.ts'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { LateCount } from '#features/orders/parts/late-count.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/kitchen/kitchen.page.module.css'

/** Shows the kitchen's screen: the tickets to cook, the oldest first. */
export function KitchenPage() {
  const t = useTranslations('orders')
  useWakeLock()
  return <BoardFrame title={t('screens.kitchen')}>{(open) => <Kitchen open={open} />}</BoardFrame>
}

function Kitchen({ open }: { open: OpenOrders }) {
  const t = useTranslations('orders')
  const screen = useRef<HTMLDivElement>(null)
  const handleKeyDown = useBoardKeys(screen)
  const struck = useStruckOrders(open)
  const { tickets, changed, ready } = useMemo(() => kitchenOrdersOf(open.records, struck), [open.records, struck])
  const toCook = useMemo(() => tickets.filter((order) => !struck.includes(order)), [tickets, struck])
  return (
    <Page
      title={t('screens.kitchen')}
      note={
        <p className={`${styles.count} ${stack.row2}`}>
          {t('kitchen.count', { count: toCook.length })}
          <LateCount orders={toCook} />
          {struck.length > 0 ? (
            <span className={`${font.note} ${font.strong}`}>{t('kitchen.struck', { count: struck.length })}</span>
          ) : null}
        </p>
      }
      isWide
      actions={
        <>
          <KitchenSummary title={t('kitchen.changed')} icon={editIcon} orders={changed} tone="magenta" />
          <KitchenSummary title={t('kitchen.lastReady')} icon={readyIcon} orders={ready} tone="violet" />
          <SoldOutButton />
        </>
      }
    >
      <div
        ref={screen}
        className={`${styles.screen} ${stack.column} ${stack.fill}`}
        onKeyDown={handleKeyDown}
        role="presentation"
      >
        {tickets.length === 0 ? (
          <div className={`${styles.empty} ${stack.center}`}>
            <EmptyState icon={kitchenIcon} title={t('kitchen.empty')} text={t('kitchen.emptyText')} />
          </div>
        ) : (
          <TicketColumns tickets={tickets} toCook={toCook} />
        )}
      </div>
      <ArrivalAnnouncement orders={tickets} />
    </Page>
  )
}

/** Returns the orders that were removed from the kitchen, for a minute each. */
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
