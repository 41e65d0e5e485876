import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from '#features/menus/door/sold-out-drawer.module.css'
import { FoundItems } from '#features/menus/selling/found-items.tsx'
import { SoldOutList } from '#features/menus/selling/sold-out-list.tsx'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon, searchIcon } from '#ui/icon-paths.ts'

type SoldOutDrawerProps = { venueId: number; onClose: () => void }

/** What is sold out at a venue now, and a search for what has run out since. On plain elements, beside a live board. */
export function SoldOutDrawer({ venueId, onClose }: SoldOutDrawerProps) {
  const t = useWords('selling')
  const ui = useWords('ui')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())

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
          {t('title')}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={ui('close')}>
          <Icon path={closeIcon} />
        </button>
      </header>
      <div className={styles.body}>
        <label className={styles.field}>
          <Icon path={searchIcon} />
          <span className="visually-hidden">{t('search')}</span>
          <input
            type="search"
            className={styles.input}
            placeholder={t('search')}
            value={text}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p className={styles.hint}>{t('hint')}</p>
        {wanted === '' ? <SoldOutList venueId={venueId} /> : <FoundItems venueId={venueId} text={wanted} />}
      </div>
    </dialog>
  )
}
