import { isLateTray, trayDueAt } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { clockIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Shows how long a tray has been in its room, or by how much it is late; that it is late is shown within a second. */
export function TrayAge({ tray, venue }: { tray: TrayOut; venue: Venue }) {
  const t = useTranslations('trays')
  const { minutes, number } = useVenueFormats(venue)
  const { trayOutSettings: settings } = venue
  const isLate = useTimed((now) => isLateTray(tray, { settings, now }))
  const since = isLate ? trayDueAt(tray, settings) : tray.createdAt
  const count = useTimed((now) => minutesSince(since, now))
  const lateBy = count < 60 ? number(Math.max(1, count)) : minutes(count)
  return (
    <StateTag
      tone={isLate ? 'red' : 'grey'}
      icon={isLate ? warningIcon : clockIcon}
      label={isLate ? t('late', { minutes: lateBy }) : minutes(count)}
    />
  )
}
