import { floorsWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { showToast } from '#kit/toasts.ts'
import { useAddressText } from '#kit/use-address.ts'
import { useCan } from '#kit/use-can.ts'
import { useScanner } from '#kit/use-scanner.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, trayIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TrayDialog } from '#features/trays/parts/tray-dialog.tsx'
import { TrayFloors } from '#features/trays/parts/tray-floors.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** Which tray is asked for: one that was scanned, or one that is still to be named. */
type Asked = { serial: string | null }

type TrayRoomsProps = {
  venue: Venue
  /** Only those with trays that were there over night. */
  isOvernight: boolean
}

/** The rooms of a venue that have trays; a tray that is scanned is found, linked or moved. (spec 1, §2.6) */
export function TrayRooms({ venue, isOvernight }: TrayRoomsProps) {
  const t = useWords('trays')
  const mayWrite = useCan('trays:write')
  const trays = useActiveTrays(venue.id)
  const [search, setSearch] = useAddressText('search')
  const [asked, setAsked] = useState<Asked | null>(null)
  useScanner(handleScan, useCan('trays:scan') && asked === null)
  const known = trays.data?.records
  const shown = known?.filter((tray) => (!isOvernight || tray.isOvernight) && isFound(search, tray))

  function handleScan(scanned: string): void {
    const serial = serialOfScan(scanned)
    if (serial === null) showToast({ kind: 'error', text: t('said.invalidQr') })
    else setAsked({ serial })
  }

  return (
    <>
      <div className={styles.filters}>
        <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
        {mayWrite ? (
          <BigButton icon={addIcon} onClick={() => setAsked({ serial: null })}>
            {t('link')}
          </BigButton>
        ) : null}
      </div>
      <ListStates
        list={{ data: shown && floorsWithTrays(shown), error: trays.error, refetch: trays.refetch }}
        isEmpty={(floors) => floors.length === 0}
        empty={<NoTrays of={emptyAs({ isOvernight, isSearched: search !== '' })} />}
      >
        {(floors) => <TrayFloors floors={floors} />}
      </ListStates>
      {asked ? (
        <TrayDialog venueId={venue.id} serial={asked.serial} trays={known ?? []} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}

type Empty = 'rooms' | 'overnight' | 'search'

function emptyAs({ isOvernight, isSearched }: { isOvernight: boolean; isSearched: boolean }): Empty {
  if (isSearched) return 'search'
  return isOvernight ? 'overnight' : 'rooms'
}

function NoTrays({ of }: { of: Empty }) {
  const t = useWords('trays')
  return <EmptyState icon={trayIcon} title={t(`empty.${of}`)} text={t(`empty.${of}Text`)} />
}

function isFound(search: string, { tableName }: TrayOut): boolean {
  return tableName.toLowerCase().includes(search.trim().toLowerCase())
}
