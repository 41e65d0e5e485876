import type { RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { TrayAge } from '#features/trays/parts/tray-age.tsx'
import { tickRoom, untickRoom, useIsInDoubt, useTicks } from '#features/trays/round/round-ticks.ts'
import styles from '#features/trays/round/tray-round.module.css'

/** A room of a round: its whole row ticks it off. What was ticked off can be taken back until it is sent. */
export function RoundRoomRow({ room, venue }: { room: RoundRoom; venue: Venue }) {
  const t = useWords('trays')
  const { tableId, name, state } = room
  const kept = useTicks().findLast((tick) => tick.tableId === tableId && tick.venueId === venue.id)
  const isOpen = state === 'waiting'
  const isInDoubt = useIsInDoubt(kept)
  const takesBack = state === 'ticked' && kept && !kept.isSent ? kept : null

  function handleTick(): void {
    if (!isOpen) return
    shieldPressed()
    tickRoom(room, venue.id)
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
          <span className={styles.facts}>
            {isOpen ? <Waiting trays={room.trays} venue={venue} /> : <Done room={room} isInDoubt={isInDoubt} />}
          </span>
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

function Waiting({ trays, venue }: { trays: readonly TrayOut[]; venue: Venue }) {
  const t = useWords('trays')
  return (
    <>
      {t('count', { count: trays.length })} <TrayAge tray={trays[0]!} venue={venue} />{' '}
      {trays.some(({ isOvernight }) => isOvernight) ? <StateTag tone="amber" label={t('overnight')} /> : null}
    </>
  )
}

function Done({ room: { state, fetched }, isInDoubt }: { room: RoundRoom; isInDoubt: boolean }) {
  const t = useWords('trays')
  const { time } = useFormats()
  const isCutOff = useIsCutOff()
  if (state === 'ticked' && isInDoubt) return t('round.inDoubt')
  if (state === 'ticked' || fetched === null) return t(isCutOff ? 'round.kept' : 'round.ticked')
  const { unlinkedBy, updatedAt } = fetched
  return unlinkedBy === null
    ? t('order.fetched', { time: time(updatedAt) })
    : t('round.fetchedBy', { time: time(updatedAt), name: unlinkedBy })
}
