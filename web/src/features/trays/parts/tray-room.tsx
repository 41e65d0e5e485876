import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { tickOf } from '@brigade/domain/trays/trays.round.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { serverNow } from '#kit/clock.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { LinkedTraysDialog } from '#features/trays/parts/linked-trays-dialog.tsx'
import { TrayAge } from '#features/trays/parts/tray-age.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'
import { nameOfTray, useClearRoom } from '#features/trays/trays.mutations.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'

/** A room with its trays: how many, for how long, whether that is too long, and what clears it. */
export function TrayRoom({ room, venue }: { room: RoomWithTrays; venue: Venue }) {
  const t = useWords('trays')
  const [isShown, setIsShown] = useState(false)
  /** Until when what was there is cleared: what comes while the question is open stays. */
  const [clearUntil, setClearUntil] = useState<string | null>(null)
  const { mutate: clear, isPending } = useClearRoom()
  const mayClear = useCan('trays:write')
  const isCutOff = useIsCutOff()
  const { name, trays } = room
  const [oldest] = trays
  const count = t('count', { count: trays.length })
  const formats = useVenueFormats(venue)

  function handleClear(until: string): void {
    clear({ ...room, until }, { onSettled: () => setClearUntil(null) })
  }

  return (
    <li className={styles.room}>
      <div className={styles.head}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <span className={styles.states}>
          {trays.some(({ isOvernight }) => isOvernight) ? <StateTag tone="amber" label={t('overnight')} /> : null}
          <TrayAge tray={oldest!} venue={venue} />
        </span>
      </div>
      <p className={styles.since}>
        {trays.length === 1 ? <bdi>{nameOfTray(oldest!)}</bdi> : count}{' '}
        {t('since', { time: formats.dateTime(oldest!.createdAt) })}
      </p>
      <div className={styles.foot}>
        <BigButton
          kind="quiet"
          aria-label={t('showTrays', { trays: count, room: name })}
          onClick={() => setIsShown(true)}
        >
          {count}
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
