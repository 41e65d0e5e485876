import { type RefObject, useEffect } from 'react'
import { type Unfolded, useClosingByEscape } from '#ui/use-closing-by-escape.ts'

/** Closes what a button has unfolded: by a press or the focus outside `place`, and by Escape. */
export function useClosingElsewhere(place: RefObject<HTMLElement | null>, { isOpen, close }: Unfolded): void {
  useClosingByEscape(place, { isOpen, close })
  useEffect(() => {
    if (!isOpen) return
    // Not by a dialog that an act has opened: it returns the focus to its opener.
    const closeElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || place.current?.contains(target) || target.closest('dialog')) return
      close()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
    }
  }, [place, isOpen, close])
}
