import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupSentence } from '#ui/popups/popup-sentence.tsx'
import type { Tone } from '#ui/tone.ts'
import { useOrder } from '#features/orders/records/orders.queries.ts'
import { requestIconOf } from '#features/requests/request-icons.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { isPayment, type RequestCall } from '#features/requests/request-calls.ts'
import { RequestActions } from '#features/requests/parts/request-actions.tsx'
import { Escalations } from '#features/requests/parts/escalations.tsx'
import { RequestAge } from '#features/requests/parts/request-age.tsx'
import { RequestItems } from '#features/requests/parts/request-items.tsx'
import { useRequestTitle } from '#features/requests/parts/use-request-title.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

type RequestPopupProps = {
  call: RequestCall
  isClosed: boolean
  onClose: () => void
}

/** The colours of requests that are no payments, as their orders have them; the others are blue. */
const tones: Partial<Record<RequestType, Tone>> = { orderCancellation: 'red', kitchen: 'violet' }

/**
 * Renders one request. Viewing a cancellation request does not answer it: the order shows it until a person declines it
 * or cancels the order.
 */
export function RequestPopup({ call, isClosed, onClose }: RequestPopupProps) {
  const { request } = call
  const { title, isLate } = useRequestTitle(call)
  const order = useOrder(request.orderId)
  const { address, onOpen } = useOpenRequest(request)
  const { sentenceOf, answersOf } = useRequestWords()

  function handleOpen(): void {
    onClose()
    onOpen()
  }

  return (
    <PopupCard
      title={title}
      {...(isLate ? { tone: 'red', icon: warningIcon } : lookOf(request))}
      tag={<RequestAge request={request} />}
      isClosed={isClosed}
      onClose={onClose}
      actions={<RequestActions request={request} onView={onClose} />}
    >
      <PopupSentence
        to={address}
        isInTitle={isLate && request.orderId === null}
        rest={answersOf(request)}
        onClick={handleOpen}
      >
        {sentenceOf({ ...request, answers: null })}
      </PopupSentence>
      <Escalations request={request} />
      <RequestItems order={order} />
    </PopupCard>
  )
}

function lookOf(request: GuestRequest) {
  const { requestType } = request
  return {
    tone: isPayment(request) ? 'amber' : (tones[requestType] ?? 'blue'),
    icon: requestIconOf(request),
  } as const
}
