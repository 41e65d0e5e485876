import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useIsCutOff } from '#kit/connection.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import type { Call } from '#kit/use-calls.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'
import { useActiveRequests } from '#features/requests/requests.queries.ts'
import { useReminders } from '#features/trays/door/use-reminders.ts'
import { followsTrays } from '#features/trays/trays.queries.ts'

type LateCall = Call & { request: GuestRequest }

/** Reminds of guests who have been waiting for their trays to be cleared for longer than the venue wants. (spec 1, §2.5 and §9) */
export function LateTrays() {
  const { venue } = useSession()
  const mayHear = useCan('popups:trays')
  return mayHear && venue && followsTrays(venue) ? <Waiting venue={venue} /> : null
}

function Waiting({ venue }: { venue: Venue }) {
  const { data } = useActiveRequests()
  const waiting = useMemo(() => data?.records.filter(({ requestType }) => requestType === 'tray'), [data])
  return waiting ? <Reminders venue={venue} requests={waiting} /> : null
}

function Reminders({ venue, requests }: { venue: Venue; requests: readonly GuestRequest[] }) {
  const t = useWords('requests')
  const { time } = useFormats()
  const afterMinutes = venue.trayOutSettings.inAppNotificationDuration
  const reminded = useReminders(requests, { name: 'lateTrays', of: 'lateTray', afterMinutes })
  const waiting = useMemo(() => reminded.map(callOf), [reminded])
  const text = ({ request }: LateCall) => t('lateTray.text', { room: request.table, time: time(request.createdAt) })

  return (
    <CallPopups
      name="lateTrays"
      waiting={waiting}
      order={3}
      words={{
        label: t('lateTray.title'),
        more: (count) => t('lateTray.more', { count }),
        all: () => t('lateTray.title'),
        newest: (call) => `${t('lateTray.title')}: ${text(call)}`,
      }}
      renderPopup={(call, { further, isClosed, onClose }) => (
        <PopupCard
          title={t('lateTray.title')}
          tone="amber"
          icon={trayIcon}
          further={further}
          isClosed={isClosed}
          onClose={onClose}
          actions={<LateActions call={call} onView={onClose} />}
        >
          <p>{text(call)}</p>
        </PopupCard>
      )}
      renderRow={(call, { onView }) => (
        <CallRow actions={<LateActions call={call} onView={onView} />}>
          <p>{text(call)}</p>
        </CallRow>
      )}
    />
  )
}

function LateActions({ call: { request }, onView }: { call: LateCall; onView: () => void }) {
  const t = useWords('requests')
  const navigate = useNavigate()
  const isCutOff = useIsCutOff()
  const mayResolve = useCan('requests:resolve')
  const { mutate: resolve, isPending } = useResolveRequest()

  function handleView(): void {
    onView()
    void navigate(requestsAddress)
  }

  return (
    <>
      <BigButton kind="quiet" onClick={handleView}>
        {t('popups.view')}
      </BigButton>
      {mayResolve ? (
        <BigButton isBusy={isPending} isOff={isCutOff} onClick={() => resolve({ id: request.id, status: 'completed' })}>
          {t('resolve')}
        </BigButton>
      ) : null}
    </>
  )
}

function callOf(request: GuestRequest): LateCall {
  return {
    key: String(request.id),
    sound: 'trayInRoom',
    // It calls from the look that found it late, however long the guest has been waiting.
    at: request.createdAt,
    isOffBoard: true,
    request,
  }
}
