import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { ChangeList } from '#features/orders/placing/change-list.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/placing/cart-changes-note.module.css'

type CartChangesNoteProps = { changes: readonly CartChange[]; onRead: () => void }

/**
 * Shows the changes that others made to an order while it was being edited here; the cart below already contains them.
 */
export function CartChangesNote({ changes, onRead }: CartChangesNoteProps) {
  const t = useTranslations('placing')

  return (
    <section className={`${styles.note} ${stack.column2}`} role="alert">
      <h3 className={font.medium}>{t('meanwhile.title')}</h3>
      <ChangeList changes={changes} />
      <p>{t('meanwhile.kept')}</p>
      <BigButton kind="quiet" onClick={onRead}>
        {t('meanwhile.read')}
      </BigButton>
    </section>
  )
}
