import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { useTakeRequest } from '#features/requests/requests.mutations.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

type RequestActionsProps = { request: RequestCall['request']; onView: () => void }

/**
 * The buttons of a request's pop-up: view it, and say that one is on it. A wish to cancel can be viewed alone, for it is answered on the
 * page of its order. (spec 1, §2.5)
 */
export function RequestActions({ request, onView }: RequestActionsProps) {
  const t = useWords('requests')
  const navigate = useNavigate()
  const mayTake = useCan('requests:take')
  const isCutOff = useIsCutOff()
  const { address, onOpen } = useOpenRequest(request)
  const take = useTakeRequest()
  const isWish = request.requestType === 'orderCancellation'

  function handleView(): void {
    onView()
    onOpen()
    void navigate(address)
  }

  return (
    <>
      {/* To open a wish to cancel is an act of its own, for which there is always room. */}
      <BigButton kind={isWish ? 'main' : 'quiet'} onClick={handleView} data-spare={isWish ? undefined : ''}>
        {t('popups.view')}
      </BigButton>
      {!isWish && mayTake && request.takenById === null ? (
        <BigButton isBusy={take.isPending} isOff={isCutOff} onClick={() => take.mutate(request.id)}>
          {t('take')}
        </BigButton>
      ) : null}
    </>
  )
}
