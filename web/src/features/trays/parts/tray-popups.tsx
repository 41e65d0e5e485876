import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import type { Call } from '#kit/use-calls.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { CallRow } from '#ui/popups/call-list.tsx'
import { CallPopups } from '#ui/popups/call-popups.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { BroughtStep } from '#features/trays/parts/brought-step.tsx'
import { traysAddress } from '#features/trays/trays-address.ts'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { followsTrays, useActiveTrays } from '#features/trays/trays.queries.ts'
import { useReminders } from '#features/trays/door/use-reminders.ts'

type TrayCall = Call & { tray: TrayOut }

/**
 * Over every screen of a venue that follows its trays: reminds of those that have been in a room for longer than it wants, and asks with
 * which one an order was brought. (spec 1, §2.5 and §9)
 */
export function TrayPopups() {
  const { venue } = useSession()
  const mayHear = useCan('popups:trays')
  const mayLink = useCan('trays:write')
  if (!venue || !followsTrays(venue)) return null
  return (
    <>
      {mayLink ? <BroughtStep /> : null}
      {mayHear ? <Reminded venue={venue} /> : null}
    </>
  )
}

function Reminded({ venue }: { venue: Venue }) {
  const { data } = useActiveTrays(venue.id)
  return data ? <Reminders venue={venue} trays={data.records} /> : null
}

function Reminders({ venue, trays }: { venue: Venue; trays: readonly TrayOut[] }) {
  const t = useWords('trays')
  const navigate = useNavigate()
  const { isLinkedTrayNotificationDuration: isOn, linkedTrayNotificationDuration } = venue.trayOutSettings
  const afterMinutes = isOn ? linkedTrayNotificationDuration : null
  const reminded = useReminders(trays, { name: 'linkedTrays', of: 'linkedTray', afterMinutes })
  const waiting = useMemo(() => reminded.map(callOf), [reminded])
  const text = ({ tray }: TrayCall) => t('reminder.text', { tray: nameOfTray(tray), room: tray.tableName })
  const handleView = () => void navigate(traysAddress)

  return (
    <CallPopups
      name="trays"
      waiting={waiting}
      order={4}
      words={{
        label: t('reminder.title'),
        more: (count) => t('reminder.more', { count }),
        all: (count) => t('reminder.all', { count }),
        newest: (call) => `${t('reminder.title')}: ${text(call)}`,
      }}
      renderPopup={(call, { further, isClosed, onClose }) => (
        <PopupCard
          title={t('reminder.title')}
          tone="amber"
          icon={trayIcon}
          further={further}
          isClosed={isClosed}
          onClose={onClose}
          actions={
            <BigButton
              onClick={() => {
                onClose()
                handleView()
              }}
            >
              {t('reminder.view')}
            </BigButton>
          }
        >
          <p>{text(call)}</p>
        </PopupCard>
      )}
      renderRow={(call, { onView }) => (
        <CallRow
          actions={
            <BigButton
              kind="quiet"
              onClick={() => {
                onView()
                handleView()
              }}
            >
              {t('reminder.view')}
            </BigButton>
          }
        >
          <p>{text(call)}</p>
        </CallRow>
      )}
    />
  )
}

function callOf(tray: TrayOut): TrayCall {
  return {
    key: String(tray.id),
    sound: 'trayInRoom',
    // It calls from the look that found it late, however long it has been in the room.
    at: tray.updatedAt,
    isOffBoard: true,
    tray,
  }
}
