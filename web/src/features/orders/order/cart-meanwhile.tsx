import { textIn } from '@brigade/domain/kit/languages.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { CartDifference } from '#features/orders/order/cart-edits.ts'
import styles from '#features/orders/order/cart-meanwhile.module.css'

type CartMeanwhileProps = { differences: readonly CartDifference[]; onApply: () => void }

/** What somebody else changed of an order while it was being edited here. */
export function CartMeanwhile({ differences, onApply }: CartMeanwhileProps) {
  const t = useWords('orders')
  const language = useLanguage()

  function sentenceOf(difference: CartDifference): string {
    if (difference.kind === 'covers') return t('cart.meanwhile.covers', { from: difference.from, to: difference.to })
    const name = textIn(difference.line.name, language)
    if (difference.kind === 'quantity') {
      return t('cart.meanwhile.quantity', { name, from: difference.from, to: difference.to })
    }
    return t(`cart.meanwhile.${difference.kind}`, {
      name,
      quantity: difference.line.itemQty,
      comment: difference.line.comment,
    })
  }

  /** The note goes, and the lines below move up to where the button was. */
  function handleApply(): void {
    shieldPressed()
    onApply()
  }

  return (
    <section className={styles.note} role="alert">
      <h3 className={styles.title}>{t('cart.meanwhile.title')}</h3>
      <ul className={styles.list}>
        {differences.map((difference, index) => (
          <li key={index}>{sentenceOf(difference)}</li>
        ))}
      </ul>
      <p>{t('cart.meanwhile.kept')}</p>
      <BigButton onClick={handleApply}>{t('cart.meanwhile.apply')}</BigButton>
    </section>
  )
}
