import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import { useWords } from '#kit/i18n.ts'
import styles from '#features/menus/items/parts/category-chips.module.css'

type CategoryChipsProps = {
  categories: readonly Category[]
  /** None: the items of all of them. */
  chosen: number | null
  onChoose: (id: number) => void
  /** Where all of them may be shown at once. */
  onChooseAll?: () => void
}

/** The categories of a menu, of which one is looked at. */
export function CategoryChips({ categories, chosen, onChoose, onChooseAll }: CategoryChipsProps) {
  const t = useWords('menuItems')
  return (
    <div className={styles.chips} role="group" aria-label={t('categories.title')}>
      {onChooseAll ? (
        <button type="button" className={styles.chip} aria-pressed={chosen === null} onClick={onChooseAll}>
          {t('categories.all')}
        </button>
      ) : null}
      {categories.map(({ id, name, itemsCount }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <bdi>{name.en}</bdi> <span className={styles.count}>{itemsCount}</span>
        </button>
      ))}
    </div>
  )
}
