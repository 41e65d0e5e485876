import { type ReactNode, useMemo } from 'react'
import type { Call } from '#kit/use-calls.ts'
import { trayIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupSentence } from '#ui/popups/popup-sentence.tsx'
import { type Reminding, useReminders, type Waiting } from '#features/trays/door/use-reminders.ts'

type ReminderPopupsProps<T extends Waiting> = Reminding & {
  waiting: readonly T[]
  /** Of the screen where they are seen to. */
  address: string
  words: { title: string; text: (record: T) => string }
  /** What can be done about one, in its pop-up and in the list of all; who looks at it on another screen puts it aside. */
  renderActions: (record: T, onView: () => void) => ReactNode
}

/** Reminds people of what waits in rooms for longer than their venue wants. */
export function ReminderPopups<T extends Waiting>({
  waiting,
  address,
  words: { title, text },
  renderActions,
  ...reminding
}: ReminderPopupsProps<T>) {
  const { reminded, notePutAside } = useReminders(waiting, reminding)
  const calls = useMemo(() => reminded.map(callOf), [reminded])
  return (
    <CallPopups
      name={reminding.name}
      waiting={calls}
      placeOf={() => 'reminder'}
      words={{ label: title, newest: ({ record }) => `${title}: ${text(record)}` }}
      renderCard={({ record }, { isClosed, onClose }) => (
        <PopupCard
          title={title}
          tone="amber"
          icon={trayIcon}
          isClosed={isClosed}
          onClose={onClose}
          actions={renderActions(record, onClose)}
        >
          <PopupSentence to={address} onClick={onClose}>
            {text(record)}
          </PopupSentence>
        </PopupCard>
      )}
      renderRow={({ record }, { onView, onClose }) => (
        <CallRow title={title} actions={renderActions(record, onView)} onClose={onClose}>
          <p>{text(record)}</p>
        </CallRow>
      )}
      onClosed={({ record }) => notePutAside(record)}
    />
  )
}

/** Those that were found late by one look stand in the order in which they came to wait. */
function callOf<T extends Waiting>(record: T): Call & { record: T } {
  return { key: String(record.id), sound: 'trayInRoom', at: record.createdAt, isOffBoard: true, record }
}
