import { textIn } from '@brigade/domain/kit/languages.ts'
import { statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import { LineComment } from '#features/orders/parts/line-comment.tsx'
import { namesAllergy } from '#features/orders/parts/names-allergy.ts'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'
import styles from '#features/orders/popups/called-comments.module.css'

/**
 * Shows the guest's comments in the single line of a pop-up: allergies in one red tag, the guest's words before the
 * dish, so that these are visible on the narrowest phone; then the others.
 */
export function CalledComments({ order }: { order: Pick<Order, 'cart' | 'restaurantId'> }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const words = useAllergyWords(order.restaurantId)
  const commented = order.cart.filter(({ comment }) => comment !== '')
  const allergies = commented.filter(({ comment }) => statesAllergy(comment, words))
  const others = commented.filter((line) => !allergies.includes(line))
  const said = [...new Set(allergies.map(({ comment }) => comment))].join(' · ')
  const otherWords = new Set(others.map(({ name, comment }) => `${textIn(name, language)}: ${comment}`))
  return (
    <>
      {allergies.length > 0 ? (
        <div className={styles.allergy}>
          <Icon path={allergyIcon} size={16} />
          {namesAllergy(said, t('allergy')) ? null : (
            <>
              <strong className={styles.word}>{t('allergy')}</strong>{' '}
            </>
          )}
          <bdi>{said}</bdi> · <bdi>{listed([...new Set(allergies.map(({ name }) => textIn(name, language)))])}</bdi>
        </div>
      ) : null}
      {otherWords.size > 0 ? <LineComment comment={[...otherWords].join(' · ')} venueId={order.restaurantId} /> : null}
    </>
  )
}
