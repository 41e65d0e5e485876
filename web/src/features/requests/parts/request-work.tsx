import { mayReportNoAnswer } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { moreIcon } from '#ui/icon-paths.ts'
import { useClosingByEscape } from '#ui/use-closing-by-escape.ts'
import { nextStepOf, type RequestStep } from '#features/requests/request-steps.ts'
import { useGiveBackRequest, useResolveRequest, useTakeRequest } from '#features/requests/requests.mutations.ts'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/requests/parts/request-work.module.css'

type RequestWorkProps = { request: GuestRequest; venue: Venue | undefined }

/**
 * Renders the cell with the acts on an open request for people who resolve requests: the usual next step, and a button that unfolds
 * the others below it. A cancellation request leads to its order, where a person answers it. (spec 1, §2.6)
 */
export function RequestWork({ request, venue, className }: RequestWorkProps & { className: string | undefined }) {
  const t = useTranslations('requests')
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useClosingByEscape(place, { isOpen, close })
  const mayTake = useCan('requests:take')
  const step = nextStepOf(request, { mayTake })
  const others = useOtherSteps({ request, venue, step })
  const { typeOf } = useRequestWords()
  const label = t('more', { type: typeOf(request), table: request.table })
  return (
    <div ref={place} className={className} role="cell">
      <div className={`${styles.acts} ${stack.flex2}`}>
        {/* A new button in the place of the last one: a second tap does not press it. */}
        <Step key={step} of={step} request={request} kind="main" />
        {others.length > 0 ? (
          <BigButton
            kind="quiet"
            icon={moreIcon}
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-label={label}
            title={label}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : null}
      </div>
      {isOpen && others.length > 0 ? (
        <div className={`${styles.others} ${stack.wrap2}`}>
          {others.map((other) => (
            <Step key={other} of={other} request={request} kind="quiet" />
          ))}
        </div>
      ) : null}
    </div>
  )
}

type AnyStep = RequestStep | 'giveBack' | 'noAnswer'

/** Returns what else this person may do about a request. */
function useOtherSteps({ request, venue, step }: RequestWorkProps & { step: RequestStep }): AnyStep[] {
  const { user } = useSession()
  const mayTake = useCan('requests:take')
  const mayGiveBackOthers = useCan('requests:giveBackOthers')
  const { requestType, orderId, takenById } = request
  const isWish = requestType === 'orderCancellation'
  const offered = {
    view: orderId !== null,
    take: mayTake && takenById === null,
    giveBack: takenById !== null && (takenById === user?.id || mayGiveBackOthers),
    noAnswer: !isWish && venue !== undefined && mayReportNoAnswer(venue),
    resolve: !isWish,
  } satisfies Record<AnyStep, boolean>
  const all = ['view', 'take', 'giveBack', 'noAnswer', 'resolve'] as const
  return all.filter((other) => offered[other] && other !== step)
}

type StepProps = { of: AnyStep; request: GuestRequest; kind: 'main' | 'quiet' }

function Step({ of, request, kind }: StepProps) {
  const t = useTranslations('requests')
  const navigate = useNavigate()
  const isCutOff = useIsCutOff()
  const take = useTakeRequest()
  const giveBack = useGiveBackRequest()
  const resolve = useResolveRequest()
  const { address, onOpen } = useOpenRequest(request)
  const { id } = request
  const acts = {
    take: { act: take, press: () => take.mutate(id) },
    giveBack: { act: giveBack, press: () => giveBack.mutate(id) },
    noAnswer: { act: resolve, press: () => resolve.mutate({ id, status: 'cancelled' }) },
    resolve: { act: resolve, press: () => resolve.mutate({ id, status: 'completed' }) },
  } satisfies Record<Exclude<AnyStep, 'view'>, unknown>

  function handleView(): void {
    onOpen()
    void navigate(address)
  }

  if (of === 'view')
    return (
      <BigButton kind={kind} onClick={handleView}>
        {t('popups.view')}
      </BigButton>
    )
  const { act, press } = acts[of]
  return (
    <BigButton kind={kind} isBusy={act.isPending} isOff={isCutOff} onClick={press}>
      {t(of)}
    </BigButton>
  )
}
