import { hasAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { allergyIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'

/**
 * Says that a comment of an order states an allergy, with an icon of its own: nothing else on a screen is filled in
 * red.
 */
export function AllergyTag({ order }: { order: Pick<Order, 'cart' | 'restaurantId'> }) {
  const t = useTranslations('orders')
  const words = useAllergyWords(order.restaurantId)
  return hasAllergy(order.cart, words) ? <StateTag tone="red" icon={allergyIcon} label={t('allergy')} isStrong /> : null
}
