import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { followsTrays, isLateTray, trayDueAt } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useCallback } from 'react'
import { FloorNote } from '#features/tables/public/floor-note.tsx'
import { type FloorPart, lateAppearance } from '#features/tables/public/floor-slot.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useOverdueActivity } from '#features/tables/public/use-overdue-activity.ts'
import { trayIcon } from '#ui/icon-paths.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/**
 * The trays in each room: those that have been there for too long come after what guests wait for. (spec 1, §3)
 */
export const traysFloorPart: FloorPart = {
  permission: 'trays:read',
  isShown: followsTrays,
  name: 'trays',
  titleKey: 'trays:room.title',
  kinds: [
    {
      name: 'trays',
      countedAs: 'trayList' satisfies TableCount,
      rank: 60,
      tone: 'grey',
      stateKey: 'trays:room.state',
    },
    { name: 'lateTrays', rank: 27, ...lateAppearance, isQuiet: true },
  ],
  Note: TraysNote,
  List({ venue, children }) {
    const { data, error, refetch } = useActiveTrays(venue.id)
    const settings = venue.trayOutSettings
    const lateSince = useCallback((tray: TrayOut) => trayDueAt(tray, settings), [settings])
    const goingOn = useOverdueActivity(data?.records, {
      kind: 'trays',
      lateKind: 'lateTrays',
      lateSince,
      isLate: (tray, now) => isLateTray(tray, { settings, now }),
    })
    return children({ data: goingOn, error, refetch })
  },
}

function TraysNote({ count }: { count: number }) {
  const t = useTranslations('trays')
  return <FloorNote icon={trayIcon} count={count} label={t('count', { count })} />
}
