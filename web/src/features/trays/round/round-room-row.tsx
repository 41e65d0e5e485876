import type { RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSending } from '#kit/outbox/use-outbox.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { TrayAge } from '#features/trays/parts/tray-age.tsx'
import { tickRoom, untickRoom, useTicks } from '#features/trays/round/round-ticks.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/trays/round/tray-round.module.css'

/** Renders a room of a round: its whole row ticks it off. A tick can be undone until it is sent. */
export function RoundRoomRow({ room, venue }: { room: RoundRoom; venue: Venue }) {
  const t = useTranslations('trays')
  const { tableId, name, state } = room
  const kept = useTicks(venue.id).findLast(({ request }) => request.tableId === tableId)
  const isOpen = state === 'waiting'
  const { isInDoubt } = useSending(kept?.name ?? '')
  const takesBack = state === 'ticked' && kept && !kept.isSent ? kept : null

  function handleTick(): void {
    if (!isOpen) return
    tickRoom(room, venue.id)
  }

  return (
    <li className={`${styles.room} ${stack.row}`} data-state={state}>
      <button
        type="button"
        role="checkbox"
        className={`${styles.tick} ${surface.bare} ${stack.row3} ${stack.grow}`}
        aria-checked={!isOpen}
        aria-disabled={!isOpen || undefined}
        onClick={handleTick}
      >
        <span className={`${styles.box} ${stack.center}`}>{isOpen ? null : <Icon path={checkIcon} size={24} />}</span>
        <span className={`${stack.cluster} ${styles.words} ${stack.shrink}`}>
          <span className={`${styles.name} ${font.strong} ${font.name}`}>
            <bdi>{name}</bdi>
          </span>{' '}
          <span className={`${stack.gap12} ${font.soft} ${font.figures} ${stack.cluster}`}>
            {isOpen ? <Waiting trays={room.trays} venue={venue} /> : <Done room={room} isInDoubt={isInDoubt} />}
          </span>
        </span>
      </button>
      {takesBack ? (
        <BigButton kind="quiet" aria-label={t('round.undoNamed', { room: name })} onClick={() => untickRoom(takesBack)}>
          {t('round.undo')}
        </BigButton>
      ) : null}
    </li>
  )
}

function Waiting({ trays, venue }: { trays: readonly TrayOut[]; venue: Venue }) {
  const t = useTranslations('trays')
  return (
    <>
      {t('count', { count: trays.length })} <TrayAge tray={trays[0]!} venue={venue} />{' '}
      {trays.some(({ isOvernight }) => isOvernight) ? <StateTag tone="grey" label={t('overnight')} /> : null}
    </>
  )
}

function Done({ room: { state, fetched }, isInDoubt }: { room: RoundRoom; isInDoubt: boolean }) {
  const t = useTranslations('trays')
  const { time } = useFormats()
  const isCutOff = useIsCutOff()
  if (state === 'ticked' && isInDoubt) return t('round.inDoubt')
  if (state === 'ticked' || fetched === null) return t(isCutOff ? 'round.kept' : 'round.ticked')
  const { unlinkedBy, updatedAt } = fetched
  return unlinkedBy === null
    ? t('order.fetched', { time: time(updatedAt) })
    : t('round.fetchedBy', { time: time(updatedAt), name: unlinkedBy })
}
