import { Link, useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { bellIcon, cancelIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#features/orders/door/popup-card.tsx'
import type { Further } from '#features/orders/door/popup-more.tsx'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'
import styles from '#features/requests/parts/request-popup.module.css'

type RequestPopupProps = { request: RequestCall['request']; further: Further; onClose: () => void }

/** One request. Viewing an order cancellation resolves it: a person then decides on the order. (spec 1, §2.6) */
export function RequestPopup({ request, further, onClose }: RequestPopupProps) {
  const t = useWords('requests')
  const navigate = useNavigate()
  const mayResolve = useCan('requests:resolve')
  const resolve = useResolveRequest()
  const isCancellation = request.requestType === 'orderCancellation'

  function handleSeen(): void {
    if (isCancellation && mayResolve) resolve.mutate(request.id)
    onClose()
  }

  function handleView(): void {
    handleSeen()
    void navigate(`/orders/${request.orderId}`)
  }

  return (
    <PopupCard
      title={t(`popups.title.${request.requestType}`)}
      tone={isCancellation ? 'red' : 'violet'}
      icon={isCancellation ? cancelIcon : bellIcon}
      further={further}
      onClose={onClose}
      actions={
        isCancellation ? (
          <BigButton onClick={handleView}>{t('popups.view')}</BigButton>
        ) : (
          <>
            <BigButton kind="quiet" onClick={handleView}>
              {t('popups.view')}
            </BigButton>
            {mayResolve ? (
              <BigButton isBusy={resolve.isPending} onClick={() => resolve.mutate(request.id)}>
                {t('popups.take')}
              </BigButton>
            ) : null}
          </>
        )
      }
    >
      <Link className={styles.text} to={`/orders/${request.orderId}`} onClick={handleSeen}>
        {t(`popups.text.${request.requestType}`, { orderId: request.orderId, table: request.table })}
      </Link>
    </PopupCard>
  )
}
