import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { tickOf } from '@brigade/domain/trays/trays.round.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { serverNow, useNow } from '#kit/device/clock.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { LinkedTraysDialog } from '#features/trays/parts/linked-trays-dialog.tsx'
import { TrayAge } from '#features/trays/parts/tray-age.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/trays/parts/tray-room.module.css'
import { nameOfTray, useClearRoom } from '#features/trays/trays.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type TrayRoomProps = {
  room: RoomWithTrays
  venue: Venue
  /** True on the page of the room, which names it already. */
  isOfOneRoom?: boolean
}

/** Renders a room with its trays: how many, for how long, whether that is too long, and the button to clear it. */
export function TrayRoom({ room, venue, isOfOneRoom = false }: TrayRoomProps) {
  const t = useTranslations('trays')
  const [isShown, setIsShown] = useState(false)
  /** The time up to which trays are cleared: trays that arrive while the question is open stay. */
  const [clearUntil, setClearUntil] = useState<string | null>(null)
  const { mutate: clear, isPending } = useClearRoom()
  const mayClear = useCan('trays:write')
  const isCutOff = useIsCutOff()
  const { name, trays } = room
  const [oldest] = trays
  const since = useShownSince(oldest!.createdAt, venue)

  function handleClear(until: string): void {
    clear({ ...room, until }, { onSettled: () => setClearUntil(null) })
  }

  return (
    <li className={styles.room}>
      {isOfOneRoom ? null : (
        <h3 className={`${styles.name} ${font.ellipsis}`}>
          <bdi>{name}</bdi>
        </h3>
      )}
      <span className={`${styles.states} ${stack.row1}`}>
        <TrayAge tray={oldest!} venue={venue} />
        {trays.some(({ isOvernight }) => isOvernight) ? <StateTag tone="grey" label={t('overnight')} /> : null}
      </span>
      <p className={`${styles.since} ${font.note} ${font.ellipsis}`}>
        {trays.length === 1 ? <bdi>{nameOfTray(oldest!)}</bdi> : t('count', { count: trays.length })}{' '}
        {t('since', { time: since })}
      </p>
      <div className={`${styles.acts} ${stack.row2}`}>
        <BigButton kind="quiet" aria-label={t('showTrays', { room: name })} onClick={() => setIsShown(true)}>
          {t('view')}
        </BigButton>
        {mayClear ? (
          <BigButton
            icon={checkIcon}
            isOff={isCutOff}
            aria-label={t('clearNamed', { room: name })}
            onClick={() => setClearUntil(tickOf(room, serverNow()).until)}
          >
            {t('clear')}
          </BigButton>
        ) : null}
      </div>
      {isShown ? <LinkedTraysDialog room={room} venue={venue} onClose={() => setIsShown(false)} /> : null}
      {clearUntil !== null ? (
        <Confirm
          title={t('clearQuestion', { room: name })}
          confirmLabel={t('clear')}
          isBusy={isPending}
          isOff={isCutOff}
          onConfirm={() => handleClear(clearUntil)}
          onCancel={() => setClearUntil(null)}
        >
          {t('clearText')}
        </Confirm>
      ) : null}
    </li>
  )
}

/** Returns the time since when a tray is in its room, with the day if that is over. */
function useShownSince(instant: string, venue: Venue): string {
  const { date, time, dateTime } = useVenueFormats(venue)
  const now = new Date(useNow(60_000)).toISOString()
  return date(instant) === date(now) ? time(instant) : dateTime(instant)
}
