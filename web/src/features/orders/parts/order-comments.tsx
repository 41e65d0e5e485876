import { textIn } from '@brigade/domain/kit/languages.ts'
import { statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'

/**
 * Shows the guest's comments on each line, where the lines themselves have no room; nothing if there are none.
 * Allergies come first, in a list of their own.
 */
export function OrderComments({ order }: { order: Pick<Order, 'cart' | 'restaurantId'> }) {
  const language = useLanguage()
  const words = useAllergyWords(order.restaurantId)
  const commented = order.cart.filter(({ comment }) => comment !== '')
  const groups = [true, false].map((isAllergy) => {
    const lines = commented.filter(({ comment }) => statesAllergy(comment, words) === isAllergy)
    return [...new Set(lines.map(({ name, comment }) => `${textIn(name, language)}: ${comment}`))]
  })
  return groups.map((sentences, index) =>
    sentences.length === 0 ? null : (
      <LineComment key={index} comment={sentences.join(' · ')} venueId={order.restaurantId} />
    ),
  )
}
