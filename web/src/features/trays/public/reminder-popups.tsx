import { type ReactNode, useMemo } from 'react'
import type { StaffCall } from '#kit/sounds/use-calls.ts'
import { trayIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupSentence } from '#ui/popups/popup-sentence.tsx'
import { type Reminding, useReminders, type WaitingRecord } from '#features/trays/public/use-reminders.ts'

type ReminderPopupsProps<T extends WaitingRecord> = Reminding & {
  waiting: readonly T[]
  /** The address of the screen where they are resolved. */
  address: string
  translations: {
    title: string
    text: (record: T) => string
    roomOf: (record: T) => string
    /** Returns the words of the text that follow the room. */
    short: (record: T) => string
  }
  /** Renders the acts on a record, in its pop-up and in the list of all; viewing it on another screen dismisses it. */
  renderActions: (record: T, onView: () => void) => ReactNode
}

/** Reminds people of trays and guests that wait in rooms for longer than their venue wants. */
export function ReminderPopups<T extends WaitingRecord>({
  waiting,
  address,
  translations: { title, text, roomOf, short },
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
      translations={{ label: title, newest: ({ record }) => `${title}: ${text(record)}` }}
      renderCard={({ record }, { isClosed, onClose }) => (
        <PopupCard
          title={title}
          place={roomOf(record)}
          tone="amber"
          icon={trayIcon}
          isClosed={isClosed}
          onClose={onClose}
          actions={renderActions(record, onClose)}
        >
          <PopupSentence to={address} short={short(record)} onClick={onClose}>
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

/** Records that one look found late are sorted by when they began to wait. */
function callOf<T extends WaitingRecord>(record: T): StaffCall & { record: T } {
  return { key: String(record.id), sound: 'trayInRoom', at: record.createdAt, isOffBoard: true, record }
}
