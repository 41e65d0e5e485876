import type { RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useTimed } from '#kit/clock.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { minutesSince, useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { tickRoom, untickRoom, useTicks, useTickUnderWay } from '#features/trays/round/round-ticks.ts'
import styles from '#features/trays/round/tray-round.module.css'

/** A room of a round: its whole row ticks it off. What was ticked off can be taken back until it is sent. */
export function RoundRoomRow({ room, venueId }: { room: RoundRoom; venueId: number }) {
  const t = useWords('trays')
  const { tableId, name, state } = room
  const underWay = useTickUnderWay()
  const kept = useTicks().findLast((tick) => tick.tableId === tableId && tick.venueId === venueId)
  const isOpen = state === 'waiting'
  const takesBack = state === 'ticked' && kept && kept !== underWay ? kept : null

  function handleTick(): void {
    if (!isOpen) return
    shieldPressed()
    tickRoom(room, venueId)
  }

  return (
    <li className={styles.room} data-state={state}>
      <button
        type="button"
        role="checkbox"
        className={styles.tick}
        aria-checked={!isOpen}
        aria-disabled={!isOpen || undefined}
        onClick={handleTick}
      >
        <span className={styles.box}>{isOpen ? null : <Icon path={checkIcon} size={28} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>{' '}
          <span className={styles.facts}>{isOpen ? <Waiting trays={room.trays} /> : <Done room={room} />}</span>
        </span>
      </button>
      {takesBack ? (
        <BigButton
          kind="quiet"
          aria-label={t('round.undoNamed', { room: name })}
          onClick={() => {
            shieldPressed()
            untickRoom(takesBack)
          }}
        >
          {t('round.undo')}
        </BigButton>
      ) : null}
    </li>
  )
}

function Waiting({ trays }: { trays: readonly TrayOut[] }) {
  const t = useWords('trays')
  const formats = useFormats()
  const minutes = useTimed((now) => minutesSince(trays[0]!.createdAt, now))
  return (
    <>
      {t('round.waiting', { trays: t('count', { count: trays.length }), age: formats.minutes(minutes) })}{' '}
      {trays.some(({ isOvernight }) => isOvernight) ? <StateTag tone="amber" label={t('overnight')} /> : null}
    </>
  )
}

function Done({ room: { state, fetched } }: { room: RoundRoom }) {
  const t = useWords('trays')
  const { time } = useFormats()
  const isCutOff = useIsCutOff()
  if (state === 'ticked' || fetched === null) return t(isCutOff ? 'round.kept' : 'round.ticked')
  const { unlinkedBy, updatedAt } = fetched
  return unlinkedBy === null
    ? t('order.fetched', { time: time(updatedAt) })
    : t('round.fetchedBy', { time: time(updatedAt), name: unlinkedBy })
}
