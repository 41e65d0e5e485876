import { useMemo, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { openedAt } from '#kit/live.ts'
import { useCan } from '#kit/use-can.ts'
import { CallList } from '#ui/popups/call-list.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { useCalls } from '#kit/use-calls.ts'
import { type RequestCall, requestCallsOf } from '#features/requests/request-calls.ts'
import { RequestPopup } from '#features/requests/parts/request-popup.tsx'
import { RequestRow } from '#features/requests/parts/request-row.tsx'
import { useActiveRequests } from '#features/requests/requests.queries.ts'

/** What the floor is asked for, told over every screen of those who may see to it. */
export function RequestPopups() {
  return useCan('popups:requests') ? <WaitingRequests /> : null
}

function WaitingRequests() {
  const { data } = useActiveRequests()
  const waiting = useMemo(() => data && requestCallsOf(data.records), [data])
  return waiting ? <CallingRequests waiting={waiting} /> : null
}

function CallingRequests({ waiting }: { waiting: readonly RequestCall[] }) {
  const t = useWords('requests')
  const { calling, newest, isClosed, close, closeAll } = useCalls('requests', waiting, openedAt())
  const [isListOpen, setIsListOpen] = useState(false)
  const [shown, ...further] = calling
  return (
    <>
      <PopupShelf label={t('popups.label')} order={1}>
        {shown ? (
          <RequestPopup
            key={shown.key}
            request={shown.request}
            further={{
              count: further.length,
              text: t('popups.more', { count: further.length }),
              onOpen: () => setIsListOpen(true),
            }}
            isClosed={isClosed(shown)}
            onClose={() => close(shown)}
          />
        ) : null}
      </PopupShelf>
      {isListOpen && shown ? (
        <CallList
          title={t('popups.all', { count: calling.length })}
          onClose={() => setIsListOpen(false)}
          onCloseAll={closeAll}
        >
          {calling.map((call) => (
            <RequestRow
              key={call.key}
              request={call.request}
              onView={() => {
                setIsListOpen(false)
                close(call)
              }}
            />
          ))}
        </CallList>
      ) : null}
      <p className="visually-hidden" role="status">
        {/* The same words for another one are said again. */}
        {newest ? (
          <span key={newest.key}>{t(`popups.text.${newest.request.requestType}`, { ...newest.request })}</span>
        ) : null}
      </p>
    </>
  )
}
