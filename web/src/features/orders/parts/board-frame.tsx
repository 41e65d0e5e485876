import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { VenueBookProvider } from '#features/venues/door/venue-book.tsx'
import styles from '#features/orders/parts/board-frame.module.css'

type BoardFrameProps = {
  /** Of the screen, shown also while there is nothing else to show. */
  title: string
  children: (open: OpenOrders) => ReactNode
}

/** What every live screen does while its orders are on the way, or can't be had. */
export function BoardFrame({ title, children }: BoardFrameProps) {
  const t = useWords('orders')
  const { data, error, refetch } = useOpenOrders()
  if (data) return <VenueBookProvider>{children(data)}</VenueBookProvider>
  return (
    <Page title={title} isWide>
      {error ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.skeleton} role="status" aria-label={t('loading')}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index} className={styles.blank} />
          ))}
        </div>
      )}
    </Page>
  )
}
