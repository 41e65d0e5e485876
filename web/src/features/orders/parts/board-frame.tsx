import type { ReactNode } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ListPage } from '#ui/list-page.tsx'
import type { OpenOrders } from '#features/orders/records/open-orders.ts'
import { useOpenOrders } from '#features/orders/records/orders.queries.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import styles from '#features/orders/parts/board-frame.module.css'

type BoardFrameProps = {
  /** The title of the screen, shown also while nothing else is. */
  title: string
  children: (open: OpenOrders) => ReactNode
}

/** Shows a live screen's title while its orders are loading, or why they can't be loaded. */
export function BoardFrame({ title, children }: BoardFrameProps) {
  const t = useTranslations('orders')
  const open = useOpenOrders()
  if (open.data) return <VenueBookProvider>{children(open.data)}</VenueBookProvider>
  return (
    <ListPage
      title={title}
      isWide
      list={open}
      waiting={
        <div className={styles.skeleton} role="status" aria-label={t('loading')}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className={styles.blank} />
          ))}
        </div>
      }
    >
      {() => null}
    </ListPage>
  )
}
