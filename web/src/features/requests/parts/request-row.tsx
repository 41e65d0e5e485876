import { useTranslations } from '#kit/i18n/i18n.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import styles from '#ui/popups/popup-sentence.module.css'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { Escalations } from '#features/requests/parts/escalations.tsx'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

type RequestRowProps = {
  call: RequestCall
  onView: () => void
  onClose: () => void
}

/** Renders one request in the list of all. */
export function RequestRow({ call, onView, onClose }: RequestRowProps) {
  const t = useTranslations('requests')
  const { sentenceOf } = useRequestWords()
  const { request } = call
  const order = useOrder(request.orderId)
  return (
    <CallRow
      title={t(`popups.title.${request.requestType}`)}
      tag={<RequestAge request={request} />}
      actions={<RequestActions request={request} onView={onView} />}
      onClose={onClose}
    >
      <p className={styles.sentence}>{sentenceOf(request)}</p>
      <Escalations request={request} />
      <RequestItems order={order} />
    </CallRow>
  )
}
