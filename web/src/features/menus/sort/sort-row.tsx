import { useSortable } from '@dnd-kit/sortable'
import { memo, type SyntheticEvent, useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import type { SortableRecord } from '#features/menus/sort/sort-list.tsx'
import { handleIcon } from '#features/menus/sort/sort-icons.ts'
import styles from '#features/menus/sort/sort-list.module.css'

type SortRowProps = {
  record: SortableRecord
  /** From one. */
  place: number
  count: number
  onMove: (id: number, place: number) => void
}

/** A row to be dragged; its grip takes the keyboard, its number a place to go to. */
export function SortRow({ record, place, count, onMove }: SortRowProps) {
  const t = useWords('menuItems')
  const { id, name } = record
  // All rows are drawn anew at each step of a drag, and hundreds of texts take their time.
  const attributesOfAll = useMemo(() => ({ roleDescription: t('sort.roleDescription') }), [t])
  const gripLabel = useMemo(() => t('sort.grip', { name, place, count }), [t, name, place, count])
  const sortable = useSortable({ id, attributes: attributesOfAll })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const { onKeyDown, ...pointers } = listeners ?? {}
  return (
    <li
      ref={setNodeRef}
      className={`${styles.row} ${isDragging ? styles.lifted : ''}`}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      {...pointers}
    >
      <button
        {...attributes}
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        aria-label={gripLabel}
        // It is named here, so that the rest of its listeners stay with the row.
        onKeyDown={onKeyDown as React.KeyboardEventHandler}
      >
        <Icon path={handleIcon} />
      </button>
      <PlaceField key={place} id={id} name={name} place={place} count={count} onMove={onMove} />
      <RowText record={record} />
    </li>
  )
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
    const wanted = Number.parseInt(field.value, 10)
    if (Number.isInteger(wanted) && wanted !== place) onMove(id, wanted)
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
