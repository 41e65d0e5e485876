import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { noteClosed, readClosed } from '#features/notifications/closed-notifications.ts'
import { notificationCallsOf } from '#features/notifications/notification-calls.ts'
import { shownNotificationLists } from '#features/notifications/shown-notifications.ts'
import { NotificationPopup } from '#features/notifications/parts/notification-popup.tsx'
import { NotificationRow } from '#features/notifications/parts/notification-row.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Shows the messages to the staff of a venue over every screen of the people who work there. (spec 1, §2.4) */
export function NotificationPopups() {
  return useCan('popups:staffNotifications') ? <ShownNotifications /> : null
}

function ShownNotifications() {
  const user = useUser()
  const { data } = useQuery(shownNotificationLists.options(venueScopeOf(user)))
  return data ? <CallingNotifications shown={data.records} /> : null
}

function CallingNotifications({ shown }: { shown: readonly StaffNotification[] }) {
  const t = useTranslations('notifications')
  const [closedBefore] = useState(readClosed)
  const waiting = useMemo(() => notificationCallsOf(shown, closedBefore), [shown, closedBefore])
  return (
    <CallPopups
      name="notifications"
      waiting={waiting}
      placeOf={() => 'message'}
      translations={{
        label: t('popups.label'),
        newest: ({ notification }) => `${notification.title}: ${notification.message}`,
      }}
      renderCard={({ notification }, card) => <NotificationPopup notification={notification} {...card} />}
      renderRow={({ notification }, { onClose }) => <NotificationRow notification={notification} onClose={onClose} />}
      onClosed={({ key }) => noteClosed(key)}
    />
  )
}
