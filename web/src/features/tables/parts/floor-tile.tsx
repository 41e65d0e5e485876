import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo, type MouseEvent } from 'react'
import type { FloorKind, FloorPart } from '#features/tables/public/floor-slot.ts'
import { useTimed } from '#kit/device/clock.ts'
import { minutesSince, useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { notesOf, partsOfName, worstKindOf } from '#features/tables/floor-tiles.ts'
import { roomAddress } from '#features/tables/tables-address.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import toneStyles from '#ui/tone.module.css'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorTileProps = {
  room: FloorRoom
  parts: readonly FloorPart[]
  /** The word before the number of every room that has one, which no tile shows; empty if they have different ones. */
  commonWord: string
  /**
   * Follows the link without reloading the page. One function for all tiles: a link of the router costs more than the
   * rest of a tile.
   */
  onOpen: (press: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * A table or room in the colour of its worst activity, with its words, and a sign for the number of the others.
 * Rendered again only when some of it changes.
 */
export const FloorTile = memo(function FloorTile({ room, parts, commonWord, onOpen }: FloorTileProps) {
  const { worst } = room
  const kind = worstKindOf(room, parts)
  const [word, number] = partsOfName(room.name)
  const isNumbered = number !== '' && word === commonWord
  const isLong = !isNumbered && room.name.length > (number ? shortNumberedName : shortName)
  return (
    <a href={roomAddress(room)} className={`${styles.tile} ${appearanceOf(kind)}`} data-room={room.id} onClick={onOpen}>
      <bdi className={`${styles.name} ${isLong ? styles.long : styles.short}`} title={isLong ? room.name : undefined}>
        <span className={isNumbered ? 'visually-hidden' : undefined}>{word}</span>
        {number ? <span className={styles.number}>{number}</span> : null}
      </bdi>{' '}
      {kind && worst ? (
        <>
          <TileState key={`${kind.name} ${worst.since}`} kind={kind} since={worst.since} />{' '}
          <span className={`${styles.notes} ${stack.wrap2}`}>
            {notesOf(room, parts).map(({ part: { name, Note }, count }) => (
              <Note key={name} count={count} />
            ))}
          </span>
        </>
      ) : null}
    </a>
  )
})

function appearanceOf(kind: FloorKind | undefined): string {
  if (!kind) return ''
  return `${styles.busy} ${toneStyles[kind.isLate && !kind.isQuiet ? 'late' : kind.tone]}`
}

/** In letters: so long a name has room in one line of the narrowest tile. */
const shortName = 8

/** The same of a name that ends in a number. */
const shortNumberedName = 11

/** In minutes. Longer spans are said in hours and days. */
const longMinutes = 100

/** Says the worst activity in words, with its minutes: only these words follow the clock. */
function TileState({ kind, since }: { kind: FloorKind; since: string }) {
  const t = useTranslations('tables')
  const { number, minutes } = useFormats()
  const count = useTimed((now) => minutesSince(since, now))

  const short = kind.isLate ? number(Math.max(1, count)) : t('minutes', { span: number(count) })
  const span = count < longMinutes ? short : minutes(count)
  return (
    <span className={`${styles.state} ${font.ellipsis}`} data-clock="">
      {t(kind.stateKey, { minutes: span })}
    </span>
  )
}
