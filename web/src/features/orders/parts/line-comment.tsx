import { statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import { namesAllergy } from '#features/orders/parts/names-allergy.ts'
import styles from '#features/orders/parts/line-comment.module.css'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'

/**
 * Shows a guest's comment on a line ("Sauce on the side"), in full and as text wherever the line is. A comment that
 * states an allergy is filled in red, and begins with that word unless the guest's own words do it.
 */
export function LineComment({ comment, venueId }: { comment: string; venueId: number }) {
  const t = useTranslations('orders')
  const isAllergy = statesAllergy(comment, useAllergyWords(venueId))
  return (
    <p className={`${styles.comment} ${isAllergy ? styles.allergy : ''}`} data-allergy={isAllergy || undefined}>
      {isAllergy ? (
        <>
          <Icon path={allergyIcon} size={16} />
          {namesAllergy(comment, t('allergy')) ? null : <strong className={styles.word}>{t('allergy')}</strong>}
        </>
      ) : (
        <span className="visually-hidden">{t('card.comment')}</span>
      )}{' '}
      <bdi className={isAllergy ? font.heavy : ''}>{comment}</bdi>
    </p>
  )
}
