import { readWhole } from '@brigade/domain/kit/read-number.ts'
import { memo, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { RowMovement, type RowListeners } from '#features/sorting/row-movement.tsx'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'
import { useIsNear, type WatchRow } from '#features/sorting/use-rows-in-sight.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/sorting/sort-list.module.css'

/** Six dots, the usual drag handle. */
const handleIcon = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

type SortRowProps = {
  record: SortableRecord
  /** Counted from one. */
  place: number
  count: number
  /** The id of the text that explains how rows are moved. */
  describedBy: string
  watch: WatchRow
  onMove: (id: number, place: number) => void
}

/** Shows a row that can be dragged. Its grip takes the keyboard focus; its number is a field for a new position. */
export const SortRow = memo(function SortRow({ record, place, count, describedBy, watch, onMove }: SortRowProps) {
  const t = useTranslations('sorting')
  const { id, name } = record
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const [ears] = useState(newEars)
  const isNear = useIsNear(row, watch)
  // The focus may jump far with Tab, and a key may be pressed before the row is known to be in sight.
  const [isFocused, setIsFocused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  return (
    <li
      ref={row}
      className={
        isHeld
          ? `${styles.row} ${stack.row3} ${surface.card} ${styles.lifted}`
          : `${styles.row} ${stack.row3} ${surface.card}`
      }
      {...ears.ofRow}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <button
        type="button"
        ref={grip}
        className={`${styles.handle} ${surface.iconButton}`}
        aria-label={useMemo(() => t('grip', { name, place, count }), [t, name, place, count])}
        aria-roledescription={useMemo(() => t('roleDescription'), [t])}
        aria-describedby={describedBy}
        onKeyDown={ears.onKeyDown}
      >
        <Icon path={handleIcon} />
      </button>
      <PlaceField key={place} id={id} name={name} place={place} count={count} onMove={onMove} />
      <RowText record={record} />
      {isNear || isFocused || isHeld ? (
        <RowMovement id={id} row={row} grip={grip} onListen={ears.listen} onHold={setIsHeld} />
      ) : null}
    </li>
  )
})

/** Passes the row's events to whatever moves it at the moment: when that changes, the row is not drawn again. */
function newEars() {
  let listeners: RowListeners
  return {
    ofRow: {
      onMouseDown: (event: SyntheticEvent) => listeners?.onMouseDown?.(event),
      onTouchStart: (event: SyntheticEvent) => listeners?.onTouchStart?.(event),
    },
    onKeyDown: (event: SyntheticEvent) => listeners?.onKeyDown?.(event),
    listen: (next: RowListeners) => {
      listeners = next
    },
  }
}

const RowText = memo(function RowText({ record: { name, note, isOff } }: { record: SortableRecord }) {
  const t = useTranslations('sorting')
  return (
    <span className={`${styles.text} ${stack.wrap}`}>
      <bdi className={font.name}>{name}</bdi>
      {note ? <bdi className={font.note}>{note}</bdi> : null}
      {isOff ? <span className={font.note}>{t('off')}</span> : null}
    </span>
  )
})

type PlaceFieldProps = { id: number; name: string } & Pick<SortRowProps, 'place' | 'count' | 'onMove'>

const PlaceField = memo(function PlaceField({ id, name, place, count, onMove }: PlaceFieldProps) {
  const t = useTranslations('sorting')

  function handleEnd(field: HTMLInputElement): void {
    const wanted = readWhole(field.value)
    if (wanted.is === 'number' && Number.isInteger(wanted.number) && wanted.number !== place) onMove(id, wanted.number)
    else field.value = String(place)
  }

  return (
    <input
      className={styles.place}
      type="text"
      inputMode="numeric"
      maxLength={5}
      defaultValue={place}
      aria-label={t('place', { name, count })}
      onMouseDown={stop}
      onTouchStart={stop}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => handleEnd(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = String(place)
        if (key === 'Enter' || key === 'Escape') currentTarget.blur()
      }}
    />
  )
})

/** Stops an event, because selecting a number must not drag its row. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
