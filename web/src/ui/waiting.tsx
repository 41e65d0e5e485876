import { useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#ui/waiting.module.css'

/** Renders a loading indicator that appears after a delay. */
export function Waiting({ text }: { text?: string }) {
  const t = useTranslations('ui')
  return (
    <p role="status" className={styles.waiting}>
      {text ?? t('loading')}
    </p>
  )
}
