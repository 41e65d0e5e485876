import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#ui/drawer.module.css'

type DrawerProps = {
  title: string
  children: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Escape and the cross. */
  onClose: () => void
}

/** The browser's own dialog at the end of the window, as high as it: for what is done beside a live screen. */
export function Drawer({ title, children, actions, onClose }: DrawerProps) {
  const t = useWords('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is taken away, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
          <Icon path={closeIcon} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {actions ? <footer className={styles.actions}>{actions}</footer> : null}
    </dialog>
  )
}
