import { type RefObject, useEffect, useRef } from 'react'

type Leaving = {
  isOpen: boolean
  /** Somebody has pressed, or gone with the keyboard, elsewhere. */
  onLeave: () => void
  onEscape: () => void
}

/** Tells when somebody turns from what is open at a place to something else. */
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
