import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { nextStepOf } from '#features/requests/request-steps.ts'
import type { RequestCall } from '#features/requests/request-calls.ts'
import { useTakeRequest } from '#features/requests/requests.mutations.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'

type RequestActionsProps = { request: RequestCall['request']; onView: () => void }

/**
 * Renders the buttons of a request's pop-up: to view it, and to be on it. A cancellation request can only be viewed,
 * because it is answered on the page of its order. (spec 1, §2.5)
 */
export function RequestActions({ request, onView }: RequestActionsProps) {
  const t = useTranslations('requests')
  const navigate = useNavigate()
  const mayTake = useCan('requests:take')
  const isCutOff = useIsCutOff()
  const { address, onOpen } = useOpenRequest(request)
  const take = useTakeRequest()
  const step = nextStepOf(request, { mayTake })

  function handleView(): void {
    onView()
    onOpen()
    void navigate(address)
  }

  return (
    <>
      {/* Opening a cancellation request is an act of its own, for which there is always room. */}
      <BigButton
        kind={step === 'view' ? 'main' : 'quiet'}
        onClick={handleView}
        data-spare={step === 'view' ? undefined : ''}
      >
        {t('popups.view')}
      </BigButton>
      {step === 'take' ? (
        <BigButton isBusy={take.isPending} isOff={isCutOff} onClick={() => take.mutate(request.id)}>
          {t('take')}
        </BigButton>
      ) : null}
    </>
  )
}
