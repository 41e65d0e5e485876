import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { movedTo } from '#features/sorting/arranged-ids.ts'
import { SortRow } from '#features/sorting/sort-row.tsx'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'
import { useRowsInSight } from '#features/sorting/use-rows-in-sight.ts'
import { useSpokenMoves } from '#features/sorting/use-spoken-moves.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/sorting/sort-list.module.css'

type SortListProps = {
  /** The list's name for screen readers. */
  label: string
  records: ReadonlyMap<number, SortableRecord>
  ids: readonly number[]
  onChange: (ids: readonly number[]) => void
}

const mouse = { activationConstraint: { distance: 4 } }
/** A resting finger drags, a finger that moves at once scrolls. */
const finger = { activationConstraint: { delay: 180, tolerance: 8 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/** Shows a list that users sort with mouse, finger or keyboard, or by typing a position. */
export function SortList({ label, records, ids, onChange }: SortListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, finger),
    useSensor(KeyboardSensor, keyboard),
  )
  const describedBy = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const watch = useRowsInSight(scroller)
  const items = useMemo(() => [...ids], [ids])
  const accessibility = useSpokenMoves({ records, ids })
  const latest = useRef({ ids, onChange })
  useEffect(() => {
    latest.current = { ids, onChange }
  })

  const handleMove = useCallback((id: number, place: number) => {
    const { ids, onChange } = latest.current
    const to = Math.min(Math.max(place, 1), ids.length) - 1
    onChange(movedTo(ids, ids.indexOf(id), to))
  }, [])

  function handleDragEnd({ active, over }: DragEndEvent): void {
    if (over) onChange(movedTo(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }

  return (
    <DndContext
      id={describedBy}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={accessibility}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <div ref={scroller} className={`${styles.scroller} ${stack.fill}`}>
          <ol className={stack.column1} aria-label={label}>
            {ids.map((id, index) => {
              const record = records.get(id)
              return record ? (
                <SortRow
                  key={id}
                  record={record}
                  place={index + 1}
                  count={ids.length}
                  describedBy={describedBy}
                  watch={watch}
                  onMove={handleMove}
                />
              ) : null
            })}
          </ol>
        </div>
      </SortableContext>
    </DndContext>
  )
}
