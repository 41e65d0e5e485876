import { useState } from 'react'
import styles from '#app/shell/network-test.module.css'
import type { ShownConnection } from '#app/shell/use-shown-connection.ts'
import { useConnection } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { Icon } from '#ui/icon.tsx'
import { signalOffIcon } from '#ui/first-icon-paths.ts'
import { signalIcon } from '#ui/icon-paths.ts'

const NetworkTestDialog = lazyPart(async () => ({
  default: (await import('#app/shell/network-test-dialog.tsx')).NetworkTestDialog,
}))

/**
 * Shows that the connection is live; pressed, it tests it. Everyone has it. While the header says what is wrong with
 * the connection, it is only a sign. (spec 1, §2.4)
 */
export function NetworkTest({ connection }: { connection: ShownConnection }) {
  const t = useTranslations('shell')
  const isLive = useConnection() === 'online'
  const [isOpen, setIsOpen] = useState(false)
  const name = t('network.title')
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => setIsOpen(true)}
        title={name}
        aria-label={connection === 'online' && isLive ? `${t('connection.live')}. ${name}` : name}
      >
        {connection === 'online' ? (
          <span className={styles.live} data-live={isLive}>
            {t('connection.live')}
          </span>
        ) : (
          <Icon path={connection === 'connecting' ? signalIcon : signalOffIcon} />
        )}
      </button>
      {isOpen ? <NetworkTestDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
