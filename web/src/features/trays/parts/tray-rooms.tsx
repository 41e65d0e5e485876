import { floorsWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { isSerial, serialOfScan } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { useAddressText } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useScanner } from '#kit/keys/use-scanner.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, checkIcon, trayIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { TrayDialog } from '#features/trays/parts/tray-dialog.tsx'
import { TrayFloors } from '#features/trays/parts/tray-floors.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/trays/parts/tray-floors.module.css'
import { roundAddress } from '#features/trays/trays-address.ts'
import { useActiveTrays } from '#features/trays/trays.queries.ts'

/** The requested tray: a scanned one, or one that is still to be named. */
type Asked = { serial: string | null }

type TrayRoomsProps = {
  venue: Venue
  /** True for only the rooms with a tray that was there overnight. */
  isOvernight: boolean
}

/** Lists the rooms of a venue that have trays; a scanned tray is found, linked or moved. (spec 1, §2.6) */
export function TrayRooms({ venue, isOvernight }: TrayRoomsProps) {
  const t = useTranslations('trays')
  const navigate = useNavigate()
  const mayWrite = useCan('trays:write')
  const trays = useActiveTrays(venue.id)
  const [search, setSearch] = useAddressText('search')
  // A tray that was scanned with a phone's camera is in the address.
  const [read, setRead] = useAddressText('tray')
  useDamagedLink(read, () => setRead(''))
  const [scanned, setScanned] = useState<Asked | null>(null)
  const asked = scanned ?? (isSerial(read) ? { serial: read } : null)
  // While a tray is being named, that part receives the scans.
  useScanner(handleScan, useCan('trays:scan') && asked?.serial !== null)
  const known = trays.data?.records
  const listed = isOvernight ? known && inOvernightRooms(known) : known
  const shown = listed?.filter((tray) => isFound(search, tray))

  function handleScan(text: string): void {
    const serial = serialOfScan(text)
    if (serial === null) showToast({ kind: 'error', text: t('said.invalidQr') })
    else handleName(serial)
  }

  function handleName(serial: string | null): void {
    setScanned({ serial })
  }

  function handleClose(): void {
    setScanned(null)
    setRead('')
  }

  return (
    <>
      <div className={stack.cluster2}>
        <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
        {mayWrite ? (
          <>
            <BigButton kind="quiet" icon={addIcon} onClick={() => handleName(null)}>
              {t('link')}
            </BigButton>
            <BigButton kind="quiet" icon={checkIcon} onClick={() => void navigate(roundAddress)}>
              {t('screens.round')}
            </BigButton>
          </>
        ) : null}
      </div>
      <ListStates
        list={{ data: shown && floorsWithTrays(shown), error: trays.error, refetch: trays.refetch }}
        isEmpty={(floors) => floors.length === 0}
        empty={<NoTrays of={emptyAs({ isOvernight, isSearched: search !== '' })} />}
      >
        {(floors) => <TrayFloors floors={floors} venue={venue} />}
      </ListStates>
      {asked && mayWrite && known ? (
        <TrayDialog venueId={venue.id} serial={asked.serial} trays={known} onName={handleName} onClose={handleClose} />
      ) : null}
    </>
  )
}

/** Shows the same message for a damaged link as for a scanned code that is not a tray's. */
function useDamagedLink(read: string, onTold: () => void): void {
  const isDamaged = read !== '' && !isSerial(read)
  const handleDamaged = useEffectEvent(() => {
    showToast({ kind: 'error', text: translate('trays:said.invalidQr') })
    onTold()
  })
  useEffect(() => {
    if (isDamaged) handleDamaged()
  }, [isDamaged])
}

type Empty = 'rooms' | 'overnight' | 'search'

function emptyAs({ isOvernight, isSearched }: { isOvernight: boolean; isSearched: boolean }): Empty {
  if (isSearched) return 'search'
  return isOvernight ? 'overnight' : 'rooms'
}

function NoTrays({ of }: { of: Empty }) {
  const t = useTranslations('trays')
  return <EmptyState icon={trayIcon} title={t(`empty.${of}`)} text={t(`empty.${of}Text`)} />
}

/**
 * Returns all trays of rooms with an overnight tray: clearing such a room collects everything in it, so all of it is
 * counted and listed.
 */
function inOvernightRooms(trays: readonly TrayOut[]): TrayOut[] {
  const rooms = new Set(trays.filter(({ isOvernight }) => isOvernight).map(({ tableId }) => tableId))
  return trays.filter(({ tableId }) => rooms.has(tableId))
}

function isFound(search: string, { tableName }: TrayOut): boolean {
  return wantedText(tableName).includes(wantedText(search))
}
