import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { openedAt } from '#kit/live.ts'
import { useUser } from '#kit/session.ts'
import { useCalls } from '#kit/use-calls.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { CallList } from '#ui/popups/call-list.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { noteClosed, readClosed } from '#features/notifications/closed-notifications.ts'
import {
  closableFirst,
  type NotificationCall,
  notificationCallsOf,
} from '#features/notifications/notification-calls.ts'
import { notificationLooks } from '#features/notifications/notification-looks.ts'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'
import { NotificationRow } from '#features/notifications/parts/notification-row.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import styles from '#features/notifications/parts/notification-popups.module.css'

/** What was written to the staff of a venue, over every screen of those who work there. (spec 1, §2.4) */
export function NotificationPopups() {
  return useCan('popups:staffNotifications') ? <ShownNotifications /> : null
}

function ShownNotifications() {
  const user = useUser()
  const { data } = useQuery({ ...shownNotificationLists.options(venueScopeOf(user)), gcTime: Infinity })
  return data ? <CallingNotifications shown={data.records} /> : null
}

function CallingNotifications({ shown }: { shown: readonly StaffNotification[] }) {
  const t = useWords('notifications')
  const [closedBefore] = useState(readClosed)
  const waiting = useMemo(() => notificationCallsOf(shown, closedBefore), [shown, closedBefore])
  const { calling, newest, isClosed, close } = useCalls('notifications', waiting, openedAt())
  const [isListOpen, setIsListOpen] = useState(false)
  const ordered = closableFirst(calling)
  const [first, ...further] = ordered
  // A list that has emptied is closed: what comes later opens none by itself.
  if (isListOpen && !first) setIsListOpen(false)

  function handleClose(call: NotificationCall): void {
    noteClosed(call.key)
    close(call)
  }

  return (
    <>
      <PopupShelf label={t('popups.label')} order={3}>
        {first ? (
          <PopupCard
            key={first.key}
            title={first.notification.title}
            {...notificationLooks[first.notification.type]}
            further={{
              count: further.length,
              text: t('popups.more', { count: further.length }),
              onOpen: () => setIsListOpen(true),
            }}
            actions={
              <BigButton kind="quiet" onClick={() => setIsListOpen(true)}>
                {t('popups.read')}
              </BigButton>
            }
            isClosed={isClosed(first)}
            onClose={first.notification.isClosable ? () => handleClose(first) : undefined}
          >
            <p className={styles.message} dir="auto">
              {first.notification.message}
            </p>
          </PopupCard>
        ) : null}
      </PopupShelf>
      {isListOpen && first ? (
        <CallList
          title={t('popups.all', { count: ordered.length })}
          onClose={() => setIsListOpen(false)}
          onCloseAll={() => {
            for (const call of ordered) if (call.notification.isClosable) handleClose(call)
            setIsListOpen(false)
          }}
        >
          {ordered.map((call) => (
            <NotificationRow key={call.key} notification={call.notification} onClose={() => handleClose(call)} />
          ))}
        </CallList>
      ) : null}
      <p className="visually-hidden" role="status">
        {/* The same words for another one are said again. */}
        {newest ? <span key={newest.key}>{`${newest.notification.title}: ${newest.notification.message}`}</span> : null}
      </p>
    </>
  )
}
