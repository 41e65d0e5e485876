import { useState } from 'react'
import { Link } from 'react-router'
import stack from '#ui/stack.module.css'
import styles from '#app/shell/shortcuts-dialog.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isApple, useShortcut, useShortcuts } from '#kit/keys/shortcuts.ts'
import { Dialog } from '#ui/dialog.tsx'

/** Lists the shortcuts of the open screen; opened by `?`. */
export function ShortcutsDialog() {
  const t = useTranslations('shell')
  const [isOpen, setIsOpen] = useState(false)
  const shortcuts = useShortcuts()
  useShortcut('?', 'shell:shortcuts.show', () => setIsOpen(true))
  if (!isOpen) return null
  return (
    <Dialog title={t('shortcuts.title')} onClose={() => setIsOpen(false)}>
      <dl className={`${styles.list} ${stack.column2}`}>
        {shortcuts.map(({ keys, labelKey }) => (
          <div key={`${keys} ${labelKey}`}>
            <dt>
              <kbd dir="ltr">{isApple() ? keys.replace('Alt', 'Option').replace('Ctrl', 'Command') : keys}</kbd>
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
