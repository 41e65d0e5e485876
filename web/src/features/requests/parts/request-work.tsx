import { maySayNoAnswer } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useNavigate } from 'react-router'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { useGiveBackRequest, useResolveRequest, useTakeRequest } from '#features/requests/requests.mutations.ts'
import { useOpenRequest } from '#features/requests/use-open-request.ts'
import styles from '#features/requests/parts/request-work.module.css'

/** What those who resolve requests can do about one that waits: first that somebody goes, then that it is done. A wish to cancel leads to its order, where a person answers it. (spec 1, §2.6) */
export function RequestWork({ request, venue }: { request: GuestRequest; venue: Venue | undefined }) {
  const t = useWords('requests')
  const navigate = useNavigate()
  const { user } = useSession()
  const mayTake = useCan('requests:take')
  const mayGiveBackOthers = useCan('requests:giveBackOthers')
  const isCutOff = useIsCutOff()
  const take = useTakeRequest()
  const giveBack = useGiveBackRequest()
  const resolve = useResolveRequest()
  const { address, onOpen } = useOpenRequest(request)
  const { id, requestType, orderId, takenById } = request
  const isWish = requestType === 'orderCancellation'
  const isOffered = mayTake && takenById === null
  const mayGiveBack = takenById !== null && (takenById === user?.id || mayGiveBackOthers)

  function handleView(): void {
    onOpen()
    void navigate(address)
  }

  /** What takes it back comes under the hand. */
  function handleTake(): void {
    shieldPressed()
    take.mutate(id)
  }

  function handleGiveBack(): void {
    shieldPressed()
    giveBack.mutate(id)
  }

  /** The next one comes under the hand. */
  function handleEnd(status: 'completed' | 'cancelled'): void {
    shieldPressed()
    resolve.mutate({ id, status })
  }

  return (
    <div className={styles.acts}>
      {orderId === null ? null : (
        <BigButton kind={isWish ? 'main' : 'quiet'} onClick={handleView} data-view={isWish ? undefined : ''}>
          {t('popups.view')}
        </BigButton>
      )}
      {isOffered ? (
        <BigButton isBusy={take.isPending} isOff={isCutOff} onClick={handleTake}>
          {t('take')}
        </BigButton>
      ) : null}
      {mayGiveBack ? (
        <BigButton kind="quiet" isBusy={giveBack.isPending} isOff={isCutOff} onClick={handleGiveBack}>
          {t('giveBack')}
        </BigButton>
      ) : null}
      {!isWish && venue && maySayNoAnswer(venue) ? (
        <BigButton kind="quiet" isBusy={resolve.isPending} isOff={isCutOff} onClick={() => handleEnd('cancelled')}>
          {t('noAnswer')}
        </BigButton>
      ) : null}
      {!isWish ? (
        <BigButton
          kind={isOffered ? 'quiet' : 'main'}
          isBusy={resolve.isPending}
          isOff={isCutOff}
          onClick={() => handleEnd('completed')}
        >
          {t('resolve')}
        </BigButton>
      ) : null}
    </div>
  )
}
