import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import type { ListChanges } from '#features/sorting/arranged-ids.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/sorting/sort-screen.module.css'

type SortChangesNoteProps = { changes: ListChanges; onKeep: () => void; onTake: () => void }

/**
 * Shows the changes to the list while it was arranged. The user's order is kept unless the user chooses the others'
 * order.
 */
export function SortChangesNote({ changes: { added, gone, isSorted }, onKeep, onTake }: SortChangesNoteProps) {
  const t = useTranslations('sorting')
  const news = [
    added > 0 ? t('meanwhile.added', { count: added }) : '',
    gone > 0 ? t('meanwhile.gone', { count: gone }) : '',
    isSorted ? t('meanwhile.sorted') : '',
  ]
  return (
    <div className={`${styles.changes} ${stack.cluster3} ${surface.warning}`} role="alert">
      <Icon path={infoIcon} size={24} />
      <p>
        <strong>{t('meanwhile.title')}</strong> {news.filter(Boolean).join(' ')} {t('meanwhile.kept')}
      </p>
      <BigButton kind="quiet" onClick={onTake}>
        {t('meanwhile.take')}
      </BigButton>
      <BigButton kind="quiet" onClick={onKeep}>
        {t('meanwhile.keep')}
      </BigButton>
    </div>
  )
}
