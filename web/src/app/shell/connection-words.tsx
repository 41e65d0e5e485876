import styles from '#app/shell/connection-words.module.css'
import type { ShownConnection } from '#app/shell/use-shown-connection.ts'
import { useWords } from '#kit/i18n.ts'
import { pollEveryMs } from '#kit/live.ts'
import { Icon } from '#ui/icon.tsx'
import { signalOffIcon } from '#ui/first-icon-paths.ts'
import { signalIcon } from '#ui/icon-paths.ts'

export function ConnectionWords({ connection }: { connection: Exclude<ShownConnection, 'online'> }) {
  const t = useWords('shell')
  const seconds = pollEveryMs / 1_000
  return (
    <span className={styles.words}>
      <Icon path={connection === 'connecting' ? signalIcon : signalOffIcon} />
      <span className={styles.long}>{t(`connection.${connection}`, { seconds })}</span>
      <span className={styles.short}>{t(`connection.short.${connection}`, { seconds })}</span>
    </span>
  )
}
