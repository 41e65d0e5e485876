import { type RefObject, useEffect, useRef } from 'react'

type Leaving = {
  isOpen: boolean
  /** Called when the person has pressed, or moved the focus, elsewhere. */
  onLeave: () => void
  onEscape: () => void
}

/** Calls `onLeave` when the person turns from the open part at a place to something else. */
export function useLeftOutside(place: RefObject<HTMLElement | null>, { isOpen, onLeave, onEscape }: Leaving): void {
  const latest = useRef({ onLeave, onEscape })
  useEffect(() => {
    latest.current = { onLeave, onEscape }
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const noteTurn = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current.onLeave()
    }
    const noteKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current.onEscape()
    }
    for (const turn of ['pointerdown', 'focusin']) document.addEventListener(turn, noteTurn)
    document.addEventListener('keydown', noteKey)
    return () => {
      for (const turn of ['pointerdown', 'focusin']) document.removeEventListener(turn, noteTurn)
      document.removeEventListener('keydown', noteKey)
    }
  }, [isOpen, place])
}
