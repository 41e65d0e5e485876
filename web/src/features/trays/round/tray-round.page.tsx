import type { Floor } from '@brigade/domain/tables/tables.walking-order.ts'
import { roundProgress, type RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { trayIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Page } from '#ui/page.tsx'
import { FloorOfRooms } from '#features/trays/parts/floor-of-rooms.tsx'
import { RoundRoomRow } from '#features/trays/round/round-room-row.tsx'
import { useRound } from '#features/trays/round/use-round.ts'
import styles from '#features/trays/round/tray-round.module.css'
import { traysAddress } from '#features/trays/trays-address.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'

/**
 * Guides a person from floor to floor who collects trays: each room is ticked off on the way, which clears it.
 * (product, Requests, trays)
 */
export function TrayRoundPage() {
  const { venue, error, retry } = useChosenVenue()
  if (!venue) {
    return (
      <RoundFrame>
        <ListStates list={{ data: undefined, error, refetch: retry }}>{() => null}</ListStates>
      </RoundFrame>
    )
  }
  return followsTrays(venue) ? <Round key={venue.id} venue={venue} /> : <NoRound />
}

function Round({ venue }: { venue: Venue }) {
  const t = useTranslations('trays')
  const { list, begin } = useRound(venue.id)
  return (
    <RoundFrame>
      <ListStates list={list} empty={<EmptyState icon={trayIcon} title={t('empty.rooms')} text={t('round.none')} />}>
        {(floors) => (
          <>
            <Progress {...roundProgress(floors)} />
            {floors.map((each) => (
              <RoundFloor key={each.floor ?? 'none'} {...each} venue={venue} />
            ))}
            <Begin {...roundProgress(floors)} onBegin={begin} />
          </>
        )}
      </ListStates>
    </RoundFrame>
  )
}

/** Lists the rooms of a floor for a person on a round. Each keeps its place when it is done. */
function RoundFloor({ floor, rooms, venue }: Floor<RoundRoom> & { venue: Venue }) {
  const t = useTranslations('trays')
  const list = useRef<HTMLUListElement>(null)
  return (
    <FloorOfRooms floor={floor} note={t('round.ofFloor', roundProgress([{ floor, rooms }]))} list={list}>
      {rooms.map((room) => (
        <RoundRoomRow key={room.tableId} room={room} venue={venue} />
      ))}
    </FloorOfRooms>
  )
}

function Progress({ done, rooms }: { done: number; rooms: number }) {
  const t = useTranslations('trays')
  const text = t('round.progress', { done, count: rooms })
  return (
    <div className={styles.progress}>
      <p role="status">{done === rooms ? `${text}. ${t('round.over')}` : text}</p>
      <progress max={rooms} value={done} aria-label={text} />
    </div>
  )
}

/** Renders the start button below the rooms, where it moves none of them under a finger when the first one is done. */
function Begin({ done, rooms, onBegin }: { done: number; rooms: number; onBegin: () => void }) {
  const t = useTranslations('trays')
  if (done === 0) return null
  return (
    <BigButton kind={done === rooms ? 'main' : 'quiet'} className={styles.begin} onClick={onBegin}>
      {t('round.begin')}
    </BigButton>
  )
}

function NoRound() {
  const t = useTranslations('trays')
  return (
    <RoundFrame>
      <EmptyState icon={trayIcon} title={t('round.off')} text={t('round.offText')} />
    </RoundFrame>
  )
}

function RoundFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('trays')
  return (
    <Page title={t('screens.round')} trail={<BackLink to={traysAddress}>{t('tabs.rooms')}</BackLink>}>
      {children}
    </Page>
  )
}
