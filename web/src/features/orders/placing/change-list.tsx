import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartChange } from '@brigade/domain/orders/orders.editing.ts'
import { useFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import styles from '#features/orders/placing/change-list.module.css'

/** What a cart changes of an order, in words. */
export function ChangeList({ changes }: { changes: readonly CartChange[] }) {
  const t = useWords('placing')
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
