import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useNavigate } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { wholeName } from '#kit/whole-name.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ReminderPopups } from '#features/trays/door/reminder-popups.tsx'
import { BroughtStep } from '#features/trays/parts/brought-step.tsx'
import { traysAddress } from '#features/trays/trays-address.ts'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

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
  const { isLinkedTrayNotificationDuration: isOn, linkedTrayNotificationDuration } = venue.trayOutSettings
  return (
    <ReminderPopups
      name="linkedTrays"
      of="linkedTray"
      afterMinutes={isOn ? linkedTrayNotificationDuration : null}
      waiting={trays}
      address={traysAddress}
      words={{
        title: t('reminder.title'),
        text: (tray) => t('reminder.text', { tray: nameOfTray(tray), room: wholeName(tray.tableName) }),
      }}
      renderActions={(_tray, onView) => <ViewTrays onView={onView} />}
    />
  )
}

function ViewTrays({ onView }: { onView: () => void }) {
  const t = useWords('trays')
  const navigate = useNavigate()

  function handleView(): void {
    onView()
    void navigate(traysAddress)
  }

  return <BigButton onClick={handleView}>{t('reminder.view')}</BigButton>
}
