import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { questionOf } from '#features/orders/records/order-texts.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import font from '#ui/font.module.css'
import styles from '#features/orders/parts/line-choices.module.css'

/** Shows the options and add-ons that were chosen with a dish, and their price per piece. */
export function LineChoices({ line, venueId }: { line: CartLine; venueId: number }) {
  const language = useLanguage()
  const { extra } = useVenueBook().formatsOf(venueId)
  if (line.selectedOptions.length === 0 && line.condimentsList.length === 0) return null
  return (
    <ul className={font.note}>
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
