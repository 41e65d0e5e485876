import { Checkbox } from 'antd'
import type { CheckedCategory } from '#features/menus/items/shared/checks-of.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/items/shared/category-checks.module.css'

type CategoryChecksProps = {
  category: CheckedCategory
  chosen: ReadonlySet<number>
  onCheck: (itemIds: readonly number[], isChecked: boolean) => void
}

/** Checks the items of a category one by one, or all at once. */
export function CategoryChecks({ category: { name, items }, chosen, onCheck }: CategoryChecksProps) {
  const t = useTranslations('menuItems')
  const ids = items.map(({ id }) => id)
  const count = ids.filter((id) => chosen.has(id)).length
  return (
    <fieldset className={`${stack.column} ${stack.shrink}`}>
      <legend className="visually-hidden">{name}</legend>
      <Checkbox
        className={styles.check}
        checked={count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={({ target }) => onCheck(ids, target.checked)}
      >
        <strong>{name}</strong> <span className={font.soft}>{t('shared.chosen', { count, all: ids.length })}</span>
      </Checkbox>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              className={styles.check}
              checked={chosen.has(item.id)}
              onChange={({ target }) => onCheck([item.id], target.checked)}
            >
              <bdi>{item.name}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
