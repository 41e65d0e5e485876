import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { ChangeList } from '#features/orders/placing/change-list.tsx'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import styles from '#features/orders/placing/meanwhile-note.module.css'

type MeanwhileNoteProps = { changes: readonly CartChange[]; onRead: () => void }

/** What somebody else changed of an order while it was being edited here: it is in the cart below already. */
export function MeanwhileNote({ changes, onRead }: MeanwhileNoteProps) {
  const t = useWords('placing')

  /** The note goes, and what is below moves up to where the button was. */
  function handleRead(): void {
    shieldPressed()
    onRead()
  }

  return (
    <section className={styles.note} role="alert">
      <h3 className={styles.title}>{t('meanwhile.title')}</h3>
      <ChangeList changes={changes} />
      <p>{t('meanwhile.kept')}</p>
      <BigButton kind="quiet" onClick={handleRead}>
        {t('meanwhile.read')}
      </BigButton>
    </section>
  )
}
