import styles from '#app/shell/connection-words.module.css'
import { useWords } from '#kit/i18n.ts'
import type { Connection } from '#kit/line.ts'
import { Icon } from '#ui/icon.tsx'
import { signalIcon, signalOffIcon } from '#ui/icon-paths.ts'

export function ConnectionWords({ connection }: { connection: Exclude<Connection, 'online'> }) {
  const t = useWords('shell')
  return (
    <span className={styles.words}>
      <Icon path={connection === 'offline' ? signalOffIcon : signalIcon} />
      <span className={styles.long}>{t(`connection.${connection}`)}</span>
      <span className={styles.short}>
        {t(connection === 'offline' ? 'connection.offlineShort' : 'connection.connecting')}
      </span>
    </span>
  )
}
