import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#app/shell/shortcuts-dialog.module.css'
import { useWords } from '#kit/i18n.ts'
import { isApple, useShortcut, useShortcuts } from '#kit/shortcuts.ts'
import { Dialog } from '#ui/dialog.tsx'

/** Opened by `?`: what the keyboard can do on the screen that is open. */
export function ShortcutsDialog() {
  const t = useWords('shell')
  const [isOpen, setIsOpen] = useState(false)
  const shortcuts = useShortcuts()
  useShortcut('?', 'shell:shortcuts.show', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <Dialog title={t('shortcuts.title')} onClose={() => setIsOpen(false)}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, labelKey }) => (
          <div key={`${keys} ${labelKey}`}>
            <dt>
              <kbd dir="ltr">{isApple() ? keys.replace('Alt', 'Option') : keys}</kbd>
            </dt>
            <dd>{t(labelKey)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/settings" onClick={() => setIsOpen(false)}>
          {t('shortcuts.switch')}
        </Link>
      </p>
    </Dialog>
  )
}
