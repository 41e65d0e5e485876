import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { closeIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/parts/filter-bar.module.css'

type FilterBarProps = { text: string; shown: number; total: number; onClear: () => void }

/** Says that not all orders are shown, and shows all again. */
export function FilterBar({ text, shown, total, onClear }: FilterBarProps) {
  const t = useTranslations('orders')
  if (text.trim() === '') return null

  return (
    <div className={`${styles.bar} ${stack.row3}`} role="group" aria-label={t('filter.label')}>
      <p className={`${stack.grow} ${font.strong} ${font.ellipsis}`}>
        {t('filter.label')} <bdi>{text.trim()}</bdi> · <CountOf shown={shown} total={total} />
      </p>
      <button type="button" className={`${styles.clear} ${stack.row2} ${surface.bare}`} onClick={onClear}>
        {t('filter.showAll')}
        <Icon path={closeIcon} size={18} />
      </button>
    </div>
  )
}

/** Shows the count, and the total if a search hides some. */
export function CountOf({ shown, total }: { shown: number; total: number }) {
  const t = useTranslations('orders')
  const { number } = useFormats()
  return shown === total ? number(total) : t('filter.of', { shown: number(shown), total: number(total) })
}
