import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { infoIcon } from '#ui/icon-paths.ts'
import type { Meanwhile } from '#features/menus/sort/arranged-ids.ts'
import styles from '#features/menus/sort/sort-screen.module.css'

type SortMeanwhileProps = { meanwhile: Meanwhile; onKeep: () => void; onTake: () => void }

/** Tells what became of the list while it was arranged. What was moved is kept unless somebody prefers the others' order. */
export function SortMeanwhile({ meanwhile: { added, gone, isSorted }, onKeep, onTake }: SortMeanwhileProps) {
  const t = useWords('menuItems')
  const news = [
    added > 0 ? t('sort.meanwhile.added', { count: added }) : '',
    gone > 0 ? t('sort.meanwhile.gone', { count: gone }) : '',
    isSorted ? t('sort.meanwhile.sorted') : '',
  ]
  return (
    <div className={styles.meanwhile} role="alert">
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
