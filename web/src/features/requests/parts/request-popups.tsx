import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { openedAt } from '#kit/live.ts'
import { useCan } from '#kit/use-can.ts'
import { PopupShelf } from '#features/orders/door/popup-shelf.tsx'
import { useCalls } from '#features/orders/door/use-calls.ts'
import { type RequestCall, requestCallsOf } from '#features/requests/request-calls.ts'
import { RequestPopup } from '#features/requests/parts/request-popup.tsx'
import { useActiveRequests } from '#features/requests/requests.queries.ts'

/** What the floor is asked for, told over every screen of those who may see to it. */
export function RequestPopups() {
  return useCan('popups:requests') ? <WaitingRequests /> : null
}

function WaitingRequests() {
  const { data } = useActiveRequests()
  const waiting = useMemo(() => data && requestCallsOf(data.requests), [data])
  return waiting ? <CallingRequests waiting={waiting} /> : null
}

function CallingRequests({ waiting }: { waiting: readonly RequestCall[] }) {
  const t = useWords('requests')
  const { shown, newest, further, close, closeAll } = useCalls('requests', waiting, openedAt())
  return (
    <>
      <PopupShelf label={t('popups.label')} order={1}>
        {shown ? (
          <RequestPopup
            key={shown.key}
            request={shown.request}
            further={{ count: further, text: t('popups.more', { count: further }), onCloseAll: closeAll }}
            onClose={() => close(shown)}
          />
        ) : null}
      </PopupShelf>
      <p className="visually-hidden" role="status">
        {newest ? t(`popups.text.${newest.request.requestType}`, { ...newest.request }) : ''}
      </p>
    </>
  )
}
