import { isOverdue as isLate } from '@brigade/domain/requests/requests.rules.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { bellIcon, cancelIcon, moneyIcon } from '#ui/icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupSentence } from '#ui/popups/popup-sentence.tsx'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { isPayment, type RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

type RequestPopupProps = {
  call: RequestCall
  isClosed: boolean
  onClose: () => void
}

/**
 * Renders one request. Viewing a cancellation request does not answer it: the order shows it until a person declines it
 * or cancels the order.
 */
export function RequestPopup({ call, isClosed, onClose }: RequestPopupProps) {
  const t = useTranslations('requests')
  const { request, isOverdue } = call
  const isOverdueNow = useTimed((now) => isLate(request, now))
  const order = useOrder(request.orderId)
  const { address, onOpen } = useOpenRequest(request)
  const sentence = t(`popups.text.${request.requestType}`, {
    orderId: request.orderId ?? 0,
    table: wholeName(request.table),
  })

  function handleOpen(): void {
    onClose()
    onOpen()
  }

  return (
    <PopupCard
      title={t(`popups.title.${isOverdue ? 'overdue' : request.requestType}`)}
      {...lookOf(call, isOverdueNow)}
      tag={<RequestAge request={request} isTitleOverdue={isOverdue} isPlain />}
      isClosed={isClosed}
      onClose={onClose}
      actions={<RequestActions request={request} onView={onClose} />}
    >
      <PopupSentence to={address} onClick={handleOpen}>
        {sentence}
      </PopupSentence>
      <RequestItems order={order} />
    </PopupCard>
  )
}

function lookOf({ request, isOverdue }: RequestCall, isOverdueNow: boolean) {
  if (isOverdue || isOverdueNow) return { tone: 'red', icon: warningIcon } as const
  if (isPayment(request)) return { tone: 'amber', icon: moneyIcon } as const
  return request.requestType === 'orderCancellation'
    ? ({ tone: 'red', icon: cancelIcon } as const)
    : ({ tone: request.requestType === 'kitchen' ? 'violet' : 'blue', icon: bellIcon } as const)
}
