import font from '#ui/font.module.css'
import styles from '#app/shell/connection-text.module.css'
import type { ShownConnection } from '#app/shell/use-shown-connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { pollEveryMs } from '#kit/live/live.ts'

export function ConnectionText({ connection }: { connection: Exclude<ShownConnection, 'online'> }) {
  const t = useTranslations('shell')
  const seconds = pollEveryMs / 1_000
  return (
    <span className={`${styles.words} ${font.ellipsis}`}>
      <span className={styles.long}>{t(`connection.${connection}`, { seconds })}</span>
      <span className={styles.short}>{t(`connection.short.${connection}`, { seconds })}</span>
    </span>
  )
}
