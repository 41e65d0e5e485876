import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { ListPage } from '#ui/list-page.tsx'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { VenueBookProvider } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/parts/board-frame.module.css'

type BoardFrameProps = {
  /** Of the screen, shown also while there is nothing else to show. */
  title: string
  children: (open: OpenOrders) => ReactNode
}

/** What every live screen does while its orders are on the way, or can't be had. */
export function BoardFrame({ title, children }: BoardFrameProps) {
  const t = useWords('orders')
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
