import type { TableCount } from '@brigade/domain/tables/tables.floor.ts'
import { followsTrays, isLateTray } from '@brigade/domain/trays/trays.rules.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { FloorPart } from '#kit/floor-parts.ts'
import { useWords } from '#kit/i18n.ts'
import { useLateGoingOn } from '#kit/use-late-going-on.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { trayIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** The trays in each room: those that have been there for too long are worse than orders under way. (spec 1, §3) */
export const traysFloorPart: FloorPart = {
  permission: 'trays:read',
  isShown: followsTrays,
  kinds: [
    {
      name: 'trays',
      countedAs: 'trayList' satisfies TableCount,
      titleKey: 'trays:room.title',
      order: 50,
      rank: 40,
      Tag: TraysTag,
    },
    { name: 'lateTrays', titleKey: 'trays:room.late', order: 51, rank: 25, Tag: LateTraysTag },
  ],
  List({ venue, children }) {
    const { data, error, refetch } = useActiveTrays(venue.id)
    const settings = venue.trayOutSettings
    const goingOn = useLateGoingOn(data?.records, {
      kind: 'trays',
      lateKind: 'lateTrays',
      lateSince: linkedAtOf,
      isLate: (tray, now) => isLateTray(tray, { settings, now }),
    })
    return children({ data: goingOn, error, refetch })
  },
}

function linkedAtOf({ createdAt }: TrayOut): string {
  return createdAt
}

function TraysTag({ count }: { count: number }) {
  const t = useWords('trays')
  return <StateTag tone="grey" icon={trayIcon} label={t('count', { count })} />
}

/** Red is for what is late alone, and filled it is seen from across the room. */
function LateTraysTag({ count }: { count: number }) {
  const t = useWords('trays')
  return <StateTag tone="red" icon={warningIcon} label={t('lateCount', { count })} isStrong />
}
