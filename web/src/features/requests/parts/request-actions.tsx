import { isCancelAsked } from '@brigade/domain/orders/orders.cancelling.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { WishAnswers } from '#features/orders/door/wish-answers.tsx'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { useTakeRequest } from '#features/requests/requests.mutations.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

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
  const { address, onOpen } = useOpenRequest(request)
  const take = useTakeRequest()
  const isWish = request.requestType === 'orderCancellation'
  const isAnswered = isWish && mayAnswer && order !== undefined && isCancelAsked(order)

  function handleView(): void {
    onView()
    onOpen()
    void navigate(address)
  }

  return (
    <>
      {/* To open a wish to cancel is an act of its own, for which there is always room. */}
      <BigButton
        kind={isWish && !isAnswered ? 'main' : 'quiet'}
        onClick={handleView}
        data-view={isWish ? undefined : ''}
      >
        {t('popups.view')}
      </BigButton>
      {isAnswered ? <WishAnswers order={order} /> : null}
      {!isWish && mayResolve && request.takenById === null ? (
        <BigButton isBusy={take.isPending} isOff={isCutOff} onClick={() => take.mutate(request.id)}>
          {t('take')}
        </BigButton>
      ) : null}
    </>
  )
}
