import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupSentence } from '#ui/popups/popup-sentence.tsx'
import type { Tone } from '#ui/tone.ts'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { requestIconOf } from '#features/requests/request-icons.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { Escalations } from '#features/requests/parts/escalations.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import { RequestWait } from '#features/requests/parts/request-wait.tsx'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

type RequestPopupProps = {
  call: RequestCall
  isClosed: boolean
  onClose: () => void
}

/** The colours of requests about orders, as these have them; what waits for staff is amber. */
const tones: Partial<Record<RequestType, Tone>> = { orderCancellation: 'red', kitchen: 'violet' }

/**
 * Renders one request. Viewing a cancellation request does not answer it: the order shows it until a person declines it
 * or cancels the order.
 */
export function RequestPopup({ call, isClosed, onClose }: RequestPopupProps) {
  const t = useTranslations('requests')
  const { request } = call
  const { requestType, table, orderId } = request
  const isLateNow = useTimed((now) => isOverdue(request, now))
  const isLate = call.isOverdue || isLateNow
  const order = useOrder(orderId)
  const { address, onOpen } = useOpenRequest(request)
  const { sentenceOf, answersOf, shortOf } = useRequestWords()

  function handleOpen(): void {
    onClose()
    onOpen()
  }

  return (
    <PopupCard
      title={t(`popups.title.${requestType}`)}
      place={table}
      {...(isLate ? { tone: 'late', icon: warningIcon } : lookOf(request))}
      wait={<RequestWait request={request} />}
      isClosed={isClosed}
      onClose={onClose}
      actions={<RequestActions request={request} onView={onClose} />}
    >
      <PopupSentence to={address} short={shortOf(request)} rest={answersOf(request)} onClick={handleOpen}>
        {sentenceOf({ ...request, answers: null })}
      </PopupSentence>
      <Escalations request={request} />
      <RequestItems order={order} />
    </PopupCard>
  )
}

function lookOf(request: GuestRequest) {
  return { tone: tones[request.requestType] ?? 'amber', icon: requestIconOf(request) } as const
}
