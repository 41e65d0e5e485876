import { statesAllergy } from '@brigade/domain/orders/orders.allergies.ts'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { allergyIcon, commentIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/line-comment.module.css'
import { useAllergyWords } from '#features/orders/parts/use-allergy-words.ts'

/** What the guest asked of a line ("Sauce on the side"), in full and in words wherever the line is. One that states an allergy says so first. */
export function LineComment({ comment, venueId }: { comment: string; venueId: number }) {
  const t = useWords('orders')
  const isAllergy = statesAllergy(comment, useAllergyWords(venueId))
  return (
    <p className={`${styles.comment} ${isAllergy ? styles.allergy : ''}`}>
      <Icon path={isAllergy ? allergyIcon : commentIcon} size={16} />
      <span className={styles.text}>
        {isAllergy ? (
          <strong className={styles.word}>{t('allergy')}</strong>
        ) : (
          <span className="visually-hidden">{t('card.comment')}</span>
        )}{' '}
        <bdi>{comment}</bdi>
      </span>
    </p>
  )
}
