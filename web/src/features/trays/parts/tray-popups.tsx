import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { wholeName } from '#kit/formats/whole-name.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ReminderPopups } from '#features/trays/public/reminder-popups.tsx'
import { BroughtStep } from '#features/trays/parts/brought-step.tsx'
import { traysAddress } from '#features/trays/trays-address.ts'
import { nameOfTray } from '#features/trays/trays.mutations.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/**
 * Reminds people over every screen of a venue that tracks its trays, when trays have been in a room for longer than it
 * wants, and asks with which tray an order was delivered. (spec 1, §2.5 and §9)
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
  const t = useTranslations('trays')
  const { isLinkedTrayNotificationDuration: isOn, linkedTrayNotificationDuration } = venue.trayOutSettings
  return (
    <ReminderPopups
      name="linkedTrays"
      of="linkedTray"
      afterMinutes={isOn ? linkedTrayNotificationDuration : null}
      waiting={trays}
      address={traysAddress}
      translations={{
        title: t('reminder.title'),
        text: (tray) => t('reminder.text', { tray: nameOfTray(tray), room: wholeName(tray.tableName) }),
        roomOf: ({ tableName }) => tableName,
        short: (tray) => nameOfTray(tray),
      }}
      renderActions={(_tray, onView) => <ViewTrays onView={onView} />}
    />
  )
}

function ViewTrays({ onView }: { onView: () => void }) {
  const t = useTranslations('trays')
  const navigate = useNavigate()

  function handleView(): void {
    onView()
    void navigate(traysAddress)
  }

  return <BigButton onClick={handleView}>{t('view')}</BigButton>
}
