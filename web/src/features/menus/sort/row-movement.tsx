import type { useDraggable } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { type RefObject, useLayoutEffect } from 'react'

export type RowListeners = ReturnType<typeof useDraggable>['listeners']

type RowMovementProps = {
  id: number
  row: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  /** Whom the row is to tell of presses, touches and keys. */
  onListen: (listeners: RowListeners) => void
  onHold: (isHeld: boolean) => void
}

/**
 * Moves a row that is drawn by another. At each step of a move every such part of the list is run again: it draws nothing itself, so
 * that the rows are not, and stands only with rows near what is in sight, so that hundreds of others neither run nor are measured.
 */
export function RowMovement({ id, row, grip, onListen, onHold }: RowMovementProps) {
  const sortable = useSortable({ id })
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, over } = sortable
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : ''
  // Only once the list is measured is it over anything, itself for a start, and obeys the arrows.
  const isLifted = isDragging && over !== null

  useLayoutEffect(() => {
    setNodeRef(row.current)
    setActivatorNodeRef(grip.current)
    return () => {
      setNodeRef(null)
      setActivatorNodeRef(null)
    }
  }, [row, grip, setNodeRef, setActivatorNodeRef])

  useLayoutEffect(() => {
    onListen(sortable.listeners)
    return () => onListen(undefined)
  }, [onListen, sortable.listeners])

  useLayoutEffect(() => place(row.current, shift, transition), [row, shift, transition])

  useLayoutEffect(() => {
    if (!isDragging) return
    onHold(true)
    return () => onHold(false)
  }, [isDragging, onHold])

  useLayoutEffect(() => {
    if (!isLifted) return
    const button = grip.current
    button?.setAttribute('aria-pressed', 'true')
    return () => button?.removeAttribute('aria-pressed')
  }, [grip, isLifted])

  return null
}

function place(row: HTMLElement | null, transform: string, transition = ''): () => void {
  if (row) Object.assign(row.style, { transform, transition })
  return () => {
    if (row) Object.assign(row.style, { transform: '', transition: '' })
  }
}
