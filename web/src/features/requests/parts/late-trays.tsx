import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { BigButton } from '#ui/big-button.tsx'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'
import { useActiveRequests } from '#features/requests/requests.queries.ts'
import { ReminderPopups } from '#features/trays/public/reminder-popups.tsx'

/**
 * Reminds people of guests who have been waiting for their trays to be cleared for longer than the venue wants. (spec
 * 1, §2.5 and §9)
 */
export function LateTrays() {
  const { venue } = useSession()
  const isReminded = useCan('popups:trays')
  return isReminded && venue && followsTrays(venue) ? <Waiting venue={venue} /> : null
}

function Waiting({ venue }: { venue: Venue }) {
  const { data } = useActiveRequests()
  const waiting = useMemo(() => data?.records.filter(({ requestType }) => requestType === 'tray'), [data])
  return waiting ? <Reminders venue={venue} requests={waiting} /> : null
}

function Reminders({ venue, requests }: { venue: Venue; requests: readonly GuestRequest[] }) {
  const t = useTranslations('requests')
  const { time } = useFormats()
  return (
    <ReminderPopups
      name="lateTrays"
      of="lateTray"
      afterMinutes={venue.trayOutSettings.inAppNotificationDuration}
      waiting={requests}
      address={requestsAddress}
      translations={{
        title: t('lateTray.title'),
        text: ({ table, createdAt }) => t('lateTray.text', { room: wholeName(table), time: time(createdAt) }),
        roomOf: ({ table }) => table,
        short: ({ createdAt }) => t('lateTray.short', { time: time(createdAt) }),
      }}
      renderActions={(request, onView) => <LateActions request={request} onView={onView} />}
    />
  )
}

function LateActions({ request: { id }, onView }: { request: GuestRequest; onView: () => void }) {
  const t = useTranslations('requests')
  const navigate = useNavigate()
  const isCutOff = useIsCutOff()
  const mayTake = useCan('requests:take')
  const { mutate: resolve, isPending } = useResolveRequest()

  function handleView(): void {
    onView()
    void navigate(requestsAddress)
  }

  return (
    <>
      <BigButton kind="quiet" onClick={handleView} data-spare="">
        {t('popups.view')}
      </BigButton>
      {mayTake ? (
        <BigButton isBusy={isPending} isOff={isCutOff} onClick={() => resolve({ id, status: 'completed' })}>
          {t('resolve')}
        </BigButton>
      ) : null}
    </>
  )
}
