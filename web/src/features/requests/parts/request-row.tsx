import { useWords } from '#kit/i18n.ts'
import { warningIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { useOrder } from '#features/orders/orders.queries.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import styles from '#features/requests/parts/request-popup.module.css'

type RequestRowProps = {
  call: RequestCall
  onView: () => void
}

/** One request in the list of all. */
export function RequestRow({ call: { request, isOverdue }, onView }: RequestRowProps) {
  const t = useWords('requests')
  const order = useOrder(request.orderId)
  return (
    <CallRow actions={<RequestActions request={request} order={order} onView={onView} />}>
      {isOverdue ? <StateTag tone="red" icon={warningIcon} label={t('popups.title.overdue')} /> : null}
      <p className={styles.sentence}>
        {t(`popups.text.${request.requestType}`, { orderId: request.orderId ?? 0, table: request.table })}
      </p>
      <RequestItems order={order} />
    </CallRow>
  )
}
