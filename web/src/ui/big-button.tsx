import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { answeredEvent } from '#kit/answered-press.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/big-button.module.css'

/** What is answered sooner shows no sign of waiting: it would only flicker. */
const showsWaitingAfterMs = 150

type BigButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The one thing to do here is `main`; `quiet` stands beside it; `danger` destroys. */
  kind?: 'main' | 'quiet' | 'danger'
  /** One of `icon-paths.ts`. */
  icon?: string
  /** While the act is under way, and until its answer has been seen for a moment: the button takes no second press. A key that is held down is one press. */
  isBusy?: boolean
  /** For a moment, or until the line is back: it keeps its place and the focus, and takes no press. */
  isOff?: boolean
}

/** A button for wet hands: 44 px at least, however short its word. */
export function BigButton({ kind = 'main', icon, isBusy, isOff, children, className, ...rest }: BigButtonProps) {
  const isSlow = useLasting(isBusy === true)
  // Not `disabled`, which would take the focus away from people who work with the keyboard.
  const takesNoPress = isBusy === true || isOff === true
  const button = useRef<HTMLButtonElement>(null)
  const handleOnce = useOnce(isBusy, button)
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={`${styles.button} ${styles[kind]} ${className ?? ''}`}
      aria-busy={isBusy || undefined}
      aria-disabled={takesNoPress || undefined}
      onKeyDown={(event) => (event.repeat && event.key === 'Enter' ? event.preventDefault() : rest.onKeyDown?.(event))}
      onClick={(event) => (takesNoPress ? event.preventDefault() : handleOnce(event, rest.onClick))}
    >
      {isSlow ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {icon && !isSlow ? <Icon path={icon} /> : null}
      {children}
    </button>
  )
}

/** That an act is under way, and that it is over, is drawn a moment later than it is so: a busy device has the second press by then. */
function useOnce(isBusy: boolean | undefined, button: { current: HTMLButtonElement | null }) {
  const isTaken = useRef(false)
  const wasBusy = useRef(isBusy)
  useLayoutEffect(() => {
    if (wasBusy.current && !isBusy) button.current?.dispatchEvent(new Event(answeredEvent, { bubbles: true }))
    wasBusy.current = isBusy
  }, [button, isBusy])
  return (event: MouseEvent<HTMLButtonElement>, handle: MouseEventHandler<HTMLButtonElement> | undefined): void => {
    if (isTaken.current) return event.preventDefault()
    handle?.(event)
    if (isBusy === undefined) return
    isTaken.current = true
    // Behind what the act itself has put off.
    setTimeout(() => (isTaken.current = false))
  }
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setIsLasting(true), showsWaitingAfterMs)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isSo])
  return isSo && isLasting
}
