import { readWhole } from '@brigade/domain/kit/read-number.ts'
import { memo, type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { RowMovement, type RowListeners } from '#features/menus/sort/row-movement.tsx'
import type { SortableRecord } from '#features/menus/sort/sortable-records.ts'
import { useIsNear, type WatchRow } from '#features/menus/sort/use-rows-in-sight.ts'
import styles from '#features/menus/sort/sort-list.module.css'

/** Six dots, as grips are drawn. */
const handleIcon = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'

type SortRowProps = {
  record: SortableRecord
  /** From one. */
  place: number
  count: number
  /** The text that tells how rows are moved. */
  describedBy: string
  watch: WatchRow
  onMove: (id: number, place: number) => void
}

/** A row to be dragged; its grip takes the keyboard, its number a place to go to. */
export const SortRow = memo(function SortRow({ record, place, count, describedBy, watch, onMove }: SortRowProps) {
  const t = useWords('menuItems')
  const { id, name } = record
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const [ears] = useState(newEars)
  const isNear = useIsNear(row, watch)
  // Somebody who tabs far away may press a key before the row is known to be in sight.
  const [isFocused, setIsFocused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  return (
    <li
      ref={row}
      className={isHeld ? `${styles.row} ${styles.lifted}` : styles.row}
      {...ears.ofRow}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <button
        type="button"
        ref={grip}
        className={styles.handle}
        aria-label={useMemo(() => t('sort.grip', { name, place, count }), [t, name, place, count])}
        aria-roledescription={useMemo(() => t('sort.roleDescription'), [t])}
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

/** What a row hears, told to what moves it at the moment: it need not be drawn again when that changes. */
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
  const t = useWords('menuItems')
  return (
    <span className={styles.text}>
      <bdi className={styles.name}>{name}</bdi>
      {note ? <bdi className={styles.note}>{note}</bdi> : null}
      {isOff ? <span className={styles.note}>{t('off')}</span> : null}
    </span>
  )
})

type PlaceFieldProps = { id: number; name: string } & Pick<SortRowProps, 'place' | 'count' | 'onMove'>

const PlaceField = memo(function PlaceField({ id, name, place, count, onMove }: PlaceFieldProps) {
  const t = useWords('menuItems')

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
      aria-label={t('sort.place', { name, count })}
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

/** Selecting a number is not dragging its row. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
