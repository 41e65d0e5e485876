import { useState } from 'react'
import styles from '#app/shell/network-test.module.css'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { Icon } from '#ui/icon.tsx'
import { signalIcon } from '#ui/icon-paths.ts'

const NetworkTestDialog = lazyPart(async () => ({
  default: (await import('#app/shell/network-test-dialog.tsx')).NetworkTestDialog,
}))

/** The floating button that everybody has. */
export function NetworkTest() {
  const t = useWords('shell')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setIsOpen(true)} title={t('network.title')}>
        <Icon path={signalIcon} />
        <span className={styles.label}>{t('network.title')}</span>
      </button>
      {isOpen ? <NetworkTestDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
