import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { useLanguage } from '#kit/i18n.ts'
import { questionOf } from '#features/orders/order-words.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'
import styles from '#features/orders/parts/line-choices.module.css'

/** The options and add-ons that were chosen with a dish, and what they cost a piece. */
export function LineChoices({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  const { extra } = useVenueBook().formatsOf(venueId)
  if (line.selectedOptions.length === 0 && line.condimentsList.length === 0) return null
  return (
    <ul className={styles.choices}>
      {line.selectedOptions.map((option) => (
        <li key={`${option.groupId}/${option.optionId}`}>
          {questionOf(option.name, language)}: {textIn(option.value, language)}
          {option.price > 0 ? <bdi className={styles.price}>{extra(option.price)}</bdi> : null}
        </li>
      ))}
      {line.condimentsList.map((side) => (
        <li key={side.id}>
          + {side.quantity}× {textIn(side.name, language)}
          {side.price > 0 ? <bdi className={styles.price}>{extra(side.price)}</bdi> : null}
        </li>
      ))}
    </ul>
  )
}
