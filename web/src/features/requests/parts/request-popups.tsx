import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import type { PopupPlace } from '#ui/popups/popup-places.ts'
import { type RequestCall, requestCallsOf } from '#features/requests/request-calls.ts'
import { LateTrays } from '#features/requests/parts/late-trays.tsx'
import { RequestPopup } from '#features/requests/parts/request-popup.tsx'
import { RequestRow } from '#features/requests/parts/request-row.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { useActiveRequests } from '#features/requests/requests.queries.ts'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'

/** Shows open requests over every screen of the people who may resolve them. */
export function RequestPopups() {
  const receivesRequests = useCan('popups:requests')
  return (
    <VenueBookProvider>
      {receivesRequests ? <WaitingRequests /> : null}
      <LateTrays />
    </VenueBookProvider>
  )
}

function WaitingRequests() {
  const { data } = useActiveRequests()
  const { role } = useUser()
  const waiting = useMemo(() => data && requestCallsOf(data.records, { role }), [data, role])
  return waiting ? <CallingRequests waiting={waiting} /> : null
}

function CallingRequests({ waiting }: { waiting: readonly RequestCall[] }) {
  const t = useTranslations('requests')
  const { sentenceOf } = useRequestWords()
  return (
    <CallPopups
      name="requests"
      waiting={waiting}
      placeOf={placeOf}
      translations={{
        label: t('popups.label'),
        newest: ({ request }) => sentenceOf(request, { isShown: false }),
      }}
      renderCard={(call, card) => (
        <VenueBookProvider>
          <RequestPopup call={call} {...card} />
        </VenueBookProvider>
      )}
      renderRow={(call, row) => (
        <VenueBookProvider>
          <RequestRow call={call} {...row} />
        </VenueBookProvider>
      )}
    />
  )
}

function placeOf({ request }: RequestCall, now: number): PopupPlace {
  if (request.requestType === 'orderCancellation') return 'failure'
  return isOverdue(request, now) ? 'late' : 'request'
}
