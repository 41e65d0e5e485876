import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** In milliseconds. A screen that has not loaded by then is not waited for. */
const longestWaitMs = 10_000

/**
 * Moves the keyboard focus to another screen: to its heading, by which screen readers announce the place, or, on the
 * way back, to the link that was followed from there. The person's own actions in between have priority.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const last = useRef(pathname)

  useEffect(() => {
    const from = last.current
    last.current = pathname
    const content = document.querySelector<HTMLElement>('#content')
    return from === pathname || !content ? undefined : focusWhenThere(content, isWayBack ? from : null)
  }, [pathname, isWayBack])
}

/**
 * Moves the focus once its target is there. Content that is fetched late may replace the heading that was there first.
 */
function focusWhenThere(content: HTMLElement, cameFrom: string | null): () => void {
  const observer = new MutationObserver(focus)
  const timer = setTimeout(stop, longestWaitMs)
  observer.observe(content, { childList: true, subtree: true })
  addEventListener('keydown', stop, { capture: true })
  addEventListener('pointerdown', stop, { capture: true })
  addEventListener('focusin', handleFocus)
  focus()
  return stop

  function focus(): void {
    const link = cameFrom && content.querySelector<HTMLElement>(`a[href="${CSS.escape(cameFrom)}"]`)
    if (link) {
      link.focus()
      return stop()
    }
    const heading = content.querySelector('h1')
    if (!heading || heading === document.activeElement) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, { capture: true })
    removeEventListener('pointerdown', stop, { capture: true })
    removeEventListener('focusin', handleFocus)
  }

  /** Stops when the person moves the focus. Screen readers do so without an event of a key or a pointer. */
  function handleFocus({ target }: FocusEvent): void {
    if (target instanceof HTMLElement && content.contains(target) && target.tagName !== 'H1') stop()
  }
}
