import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#features/orders/placing/change-list.module.css'

/** Shows the changes of a cart to an order, as text. */
export function ChangeList({ changes }: { changes: readonly CartChange[] }) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { number } = useFormats()

  function sentenceOf(change: CartChange): string {
    if (change.kind === 'covers') return t('changes.covers', { from: number(change.from), to: number(change.to) })
    const name = textIn(change.name, language)
    if (change.kind === 'quantity') {
      return t('changes.quantity', { name, from: number(change.from), to: number(change.to) })
    }
    if (change.kind === 'comment') {
      return change.comment === ''
        ? t('changes.noComment', { name })
        : t('changes.comment', { name, comment: change.comment })
    }
    if (change.kind === 'choices') return t('changes.choices', { name })
    return t(`changes.${change.kind}`, { name, quantity: number(change.quantity) })
  }

  return (
    <ul className={styles.list}>
      {changes.map((change, index) => (
        <li key={index}>{sentenceOf(change)}</li>
      ))}
    </ul>
  )
}
