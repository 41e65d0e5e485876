import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import type { ListChanges } from '#features/menus/sort/arranged-ids.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/sort/sort-screen.module.css'

type SortChangesNoteProps = { changes: ListChanges; onKeep: () => void; onTake: () => void }

/**
 * Shows the changes to the list while it was arranged. The user's order is kept unless the user chooses the others'
 * order.
 */
export function SortChangesNote({ changes: { added, gone, isSorted }, onKeep, onTake }: SortChangesNoteProps) {
  const t = useTranslations('menuItems')
  const news = [
    added > 0 ? t('sort.meanwhile.added', { count: added }) : '',
    gone > 0 ? t('sort.meanwhile.gone', { count: gone }) : '',
    isSorted ? t('sort.meanwhile.sorted') : '',
  ]
  return (
    <div className={`${styles.changes} ${stack.cluster3} ${surface.warning}`} role="alert">
      <Icon path={infoIcon} size={24} />
      <p>
        <strong>{t('sort.meanwhile.title')}</strong> {news.filter(Boolean).join(' ')} {t('sort.meanwhile.kept')}
      </p>
      <BigButton kind="quiet" onClick={onTake}>
        {t('sort.meanwhile.take')}
      </BigButton>
      <BigButton kind="quiet" onClick={onKeep}>
        {t('sort.meanwhile.keep')}
      </BigButton>
    </div>
  )
}
