import { type ButtonHTMLAttributes, type MouseEvent, type MouseEventHandler, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/big-button.module.css'

/** In milliseconds. A faster answer shows no sign of waiting: it would only flicker. */
const showsWaitingAfterMs = 150

type BigButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The main act here is `main`; `quiet` is beside it; `danger` destroys. */
  kind?: 'main' | 'quiet' | 'danger'
  /** One of `icon-paths.ts`. */
  icon?: string
  /**
   * True while the act is pending, and until its answer has been visible for a moment: the button ignores a second
   * press. A key that is held down is one press.
   */
  isBusy?: boolean
  /**
   * True for a moment, or until the connection is back: the button keeps its place and the focus, and ignores presses.
   */
  isOff?: boolean
}

/** Renders a button for wet hands: 44 px at least, however short its word. */
export function BigButton({ kind = 'main', icon, isBusy, isOff, children, className, ...rest }: BigButtonProps) {
  const isSlow = useLasting(isBusy === true)
  // Not `disabled`, which would take the focus away from people who work with the keyboard.
  const takesNoPress = isBusy === true || isOff === true
  const handleOnce = useOnce(isBusy)
  return (
    <button
      type="button"
      {...rest}
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

/**
 * Blocks a second press immediately. The pending state is drawn a moment after the press, and on a busy device the second
 * press comes before that.
 */
function useOnce(isBusy: boolean | undefined) {
  const isTaken = useRef(false)
  return (event: MouseEvent<HTMLButtonElement>, handle: MouseEventHandler<HTMLButtonElement> | undefined): void => {
    if (isTaken.current) return event.preventDefault()
    handle?.(event)
    if (isBusy === undefined) return
    isTaken.current = true
    // Runs after everything that the act itself has deferred.
    setTimeout(() => (isTaken.current = false))
  }
}

/** Returns true once a state has lasted for a while. */
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
