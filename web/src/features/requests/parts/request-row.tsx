import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { CallRow } from '#features/orders/door/call-list.tsx'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import styles from '#features/requests/parts/request-popup.module.css'

type RequestRowProps = {
  request: RequestCall['request']
  /** Undefined when it is on no board any more. */
  order: Order | undefined
  onView: () => void
}

/** One request in the list of all. */
export function RequestRow({ request, order, onView }: RequestRowProps) {
  const t = useWords('requests')
  return (
    <CallRow actions={<RequestActions request={request} order={order} onView={onView} />}>
      <p className={styles.sentence}>
        {t(`popups.text.${request.requestType}`, { orderId: request.orderId, table: request.table })}
      </p>
      <RequestItems order={order} />
    </CallRow>
  )
}
