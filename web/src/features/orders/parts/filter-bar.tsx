import { useFormats } from '#kit/formats.ts'
import { useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import styles from '#features/orders/parts/filter-bar.module.css'

type FilterBarProps = { text: string; shown: number; total: number; onClear: () => void }

/** Says that not all orders are shown, and leads back to all of them. */
export function FilterBar({ text, shown, total, onClear }: FilterBarProps) {
  const t = useWords('orders')
  if (text.trim() === '') return null

  /** The bar goes, and the board moves up to where the button was. */
  function handleClear(): void {
    shieldPressed()
    onClear()
  }

  return (
    <div className={styles.bar} role="group" aria-label={t('filter.label')}>
      <p className={styles.words}>
        {t('filter.label')} <bdi>{text.trim()}</bdi> · <CountOf shown={shown} total={total} />
      </p>
      <button type="button" className={styles.clear} onClick={handleClear}>
        {t('filter.showAll')}
        <Icon path={closeIcon} size={18} />
      </button>
    </div>
  )
}

/** How many are shown, and of how many where a search hides some. */
export function CountOf({ shown, total }: { shown: number; total: number }) {
  const t = useWords('orders')
  const { number } = useFormats()
  return shown === total ? number(total) : t('filter.of', { shown: number(shown), total: number(total) })
}
