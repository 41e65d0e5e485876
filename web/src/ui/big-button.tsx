import { type ButtonHTMLAttributes, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/big-button.module.css'

/** What is answered sooner shows no sign of waiting: it would only flicker. */
const showsWaitingAfterMs = 150

type BigButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** The one thing to do here is `main`; `quiet` stands beside it; `danger` destroys. */
  kind?: 'main' | 'quiet' | 'danger'
  /** One of `icon-paths.ts`. */
  icon?: string
  /** While the act is under way: the button takes no second press. A key that is held down is one press. */
  isBusy?: boolean
  /** For a moment, or until the line is back: it keeps its place and the focus, and takes no press. */
  isOff?: boolean
}

/** A button for wet hands: 44 px at least, however short its word. */
export function BigButton({ kind = 'main', icon, isBusy, isOff, children, className, ...rest }: BigButtonProps) {
  const isSlow = useLasting(isBusy === true)
  // Not `disabled`, which would take the focus away from people who work with the keyboard.
  const takesNoPress = isBusy === true || isOff === true
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${styles[kind]} ${className ?? ''}`}
      aria-busy={isBusy || undefined}
      aria-disabled={takesNoPress || undefined}
      onKeyDown={(event) => (event.repeat && event.key === 'Enter' ? event.preventDefault() : rest.onKeyDown?.(event))}
      onClick={(event) => (takesNoPress ? event.preventDefault() : rest.onClick?.(event))}
    >
      {isSlow ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {icon && !isSlow ? <Icon path={icon} /> : null}
      {children}
    </button>
  )
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
