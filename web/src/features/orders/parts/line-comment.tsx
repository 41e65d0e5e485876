import { statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/line-comment.module.css'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'

/**
 * Shows a guest's comment on a line ("Sauce on the side"), in full and as text wherever the line is. A comment that
 * states an allergy begins with that, and is filled in red.
 */
export function LineComment({ comment, venueId }: { comment: string; venueId: number }) {
  const t = useTranslations('orders')
  const isAllergy = statesAllergy(comment, useAllergyWords(venueId))
  return (
    <p className={`${styles.comment} ${isAllergy ? styles.allergy : ''}`}>
      {isAllergy ? (
        <>
          <Icon path={allergyIcon} size={16} />
          <strong className={styles.word}>{t('allergy')}</strong>
        </>
      ) : (
        <span className="visually-hidden">{t('card.comment')}</span>
      )}{' '}
      <bdi>{comment}</bdi>
    </p>
  )
}
