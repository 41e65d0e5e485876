import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { bellIcon, cancelIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import type { WaitingCalls } from '#ui/popups/popup-more.tsx'
import { useOrder } from '#features/orders/orders.queries.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import styles from '#features/requests/parts/request-popup.module.css'

type RequestPopupProps = {
  request: RequestCall['request']
  further: WaitingCalls
  isClosed: boolean
  onClose: () => void
}

/** One request. To look at a wish to cancel is no answer to it: it stands until somebody keeps or cancels the order. */
export function RequestPopup({ request, further, isClosed, onClose }: RequestPopupProps) {
  const t = useWords('requests')
  const order = useOrder(request.orderId)
  const isWish = request.requestType === 'orderCancellation'
  return (
    <PopupCard
      title={t(`popups.title.${request.requestType}`)}
      tone={isWish ? 'red' : 'violet'}
      icon={isWish ? cancelIcon : bellIcon}
      further={further}
      isClosed={isClosed}
      onClose={onClose}
      actions={<RequestActions request={request} order={order} onView={onClose} />}
    >
      <Link className={`${styles.text} ${styles.sentence}`} to={`/orders/${request.orderId}`} onClick={onClose}>
        {t(`popups.text.${request.requestType}`, { orderId: request.orderId, table: request.table })}
      </Link>
      <RequestItems order={order} />
    </PopupCard>
  )
}
