import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { WishAnswers } from '#features/orders/door/wish-answers.tsx'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { useResolveRequest, useTakeRequest } from '#features/requests/requests.mutations.ts'

type RequestActionsProps = { request: RequestCall['request']; order: Order | undefined; onView: () => void }

/**
 * What can be done about a request: somebody is on it, and has seen to it later. A wish to cancel has two answers, for those who may give
 * them.
 */
export function RequestActions({ request, order, onView }: RequestActionsProps) {
  const t = useWords('requests')
  const navigate = useNavigate()
  const mayResolve = useCan('requests:resolve')
  const mayAnswer = useCan('orders:cancel')
  const isCutOff = useIsCutOff()
  const resolve = useResolveRequest()
  const take = useTakeRequest()
  const { id, orderId } = request
  const isWish = request.requestType === 'orderCancellation'
  const isAnswered = isWish && mayAnswer && order !== undefined && isCancelAsked(order)

  /** What was looked at calls nobody else; the order itself says that it is to be cancelled until somebody has answered. */
  function handleView(): void {
    onView()
    if (isWish && mayResolve && !isCutOff) resolve.mutate({ id, status: 'completed', isQuiet: true })
    void navigate(orderId === null ? requestsAddress : `/orders/${orderId}`)
  }

  return (
    <>
      <BigButton kind={isWish && !isAnswered ? 'main' : 'quiet'} onClick={handleView} data-view="">
        {t('popups.view')}
      </BigButton>
      {isAnswered ? <WishAnswers order={order} /> : null}
      {!isWish && mayResolve && request.takenById === null ? (
        <BigButton isBusy={take.isPending} isOff={isCutOff} onClick={() => take.mutate(id)}>
          {t('take')}
        </BigButton>
      ) : null}
    </>
  )
}
