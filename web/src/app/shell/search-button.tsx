import { useState } from 'react'
import styles from '#app/shell/search-button.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isApple, useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'

const SearchDialog = lazyPart(async () => ({ default: (await import('#app/shell/search-dialog.tsx')).SearchDialog }))

/** Opens the search over all screens, by a press or by its keys. */
export function SearchButton() {
  const t = useTranslations('shell')
  const [isOpen, setIsOpen] = useState(false)
  const hint = useKeysHint('Ctrl+K')
  useShortcut('Ctrl+K', 'shell:search.open', () => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => setIsOpen(true)}
        title={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={hint && (isApple() ? 'Meta+K' : 'Control+K')}
      >
        <Icon path={searchIcon} size={18} />
        <span className={`${styles.label} ${font.ellipsis}`}>{t('search.open')}</span>
        {hint ? (
          <kbd className={styles.keys} dir="ltr" aria-hidden="true">
            {isApple() ? '⌘ K' : 'Ctrl K'}
          </kbd>
        ) : null}
      </button>
      {isOpen ? <SearchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
