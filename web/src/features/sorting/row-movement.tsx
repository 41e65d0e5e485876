import type { useDraggable } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { type RefObject, useLayoutEffect } from 'react'

export type RowListeners = ReturnType<typeof useDraggable>['listeners']

type RowMovementProps = {
  id: number
  row: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  /** Called with the listeners for presses, touches and keys on the row. */
  onListen: (listeners: RowListeners) => void
  onHold: (isHeld: boolean) => void
}

/**
 * Moves a row that another component draws. Each step of a move renders every RowMovement of the list again. It draws
 * nothing itself, so the rows are not drawn again. It is mounted only with rows near the visible part, so hundreds of
 * other rows are neither rendered nor measured.
 */
export function RowMovement({ id, row, grip, onListen, onHold }: RowMovementProps) {
  const sortable = useSortable({ id })
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, over } = sortable
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : ''
  // The row is over something, at first itself, only after the list was measured; until then it ignores the arrows.
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
