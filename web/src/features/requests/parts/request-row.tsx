import { useTranslations } from '#kit/i18n/i18n.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import styles from '#ui/popups/popup-sentence.module.css'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import { useRequestTitle } from '#features/requests/parts/use-request-title.ts'

type RequestRowProps = {
  call: RequestCall
  onView: () => void
  onClose: () => void
}

/** Renders one request in the list of all. */
export function RequestRow({ call, onView, onClose }: RequestRowProps) {
  const t = useTranslations('requests')
  const { request } = call
  const { title } = useRequestTitle(call)
  const order = useOrder(request.orderId)
  return (
    <CallRow
      title={title}
      tag={<RequestAge request={request} />}
      actions={<RequestActions request={request} onView={onView} />}
      onClose={onClose}
    >
      <p className={styles.sentence}>
        {t(`popups.text.${request.requestType}`, { orderId: request.orderId ?? 0, table: wholeName(request.table) })}
      </p>
      <RequestItems order={order} />
    </CallRow>
  )
}
