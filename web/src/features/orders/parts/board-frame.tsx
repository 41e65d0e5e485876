import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import type { OpenOrders } from '#features/orders/open-orders.ts'
import { useOpenOrders } from '#features/orders/orders.queries.ts'
import { VenueBookProvider } from '#features/orders/venue-book.tsx'
import styles from '#features/orders/parts/board-frame.module.css'

/** What every live screen does while its orders are on the way, or can't be had. */
export function BoardFrame({ children }: { children: (open: OpenOrders) => ReactNode }) {
  const t = useWords('orders')
  const { data, error, refetch } = useOpenOrders()
  if (data) return <VenueBookProvider>{children(data)}</VenueBookProvider>
  if (error) {
    return (
      <div className={styles.failed}>
        <ErrorNote error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.blank} />
      ))}
    </div>
  )
}
