import { useWords } from '#kit/i18n.ts'
import styles from '#ui/waiting.module.css'

/** Says that something is on its way, once that takes long enough to wonder. */
export function Waiting({ text }: { text?: string }) {
  const t = useWords('ui')
  return (
    <p role="status" className={styles.waiting}>
      {text ?? t('loading')}
    </p>
  )
}
