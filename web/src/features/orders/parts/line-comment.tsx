import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { commentIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/line-comment.module.css'

/** What the guest asked of a line ("Allergic to nuts"), in full and in words wherever the line is. */
export function LineComment({ comment }: { comment: string }) {
  const t = useWords('orders')
  return (
    <p className={styles.comment}>
      <Icon path={commentIcon} size={16} />
      <span className="visually-hidden">{t('card.comment')}</span>
      <span dir="auto">{comment}</span>
    </p>
  )
}
