import type { RefObject } from 'react'
import type { MenuBoard } from '#features/menus/panels/use-menu-board.ts'
import styles from '#features/menus/panels/item-search.module.css'
import { useWords } from '#kit/i18n.ts'
import { useKeysHint } from '#kit/shortcuts.ts'
import { SearchField } from '#ui/search-field.tsx'

type ItemSearchProps = { search: MenuBoard['search']; field: RefObject<HTMLInputElement | null> }

/** Finds items by their English name, in the whole menu. What is typed is drawn at once, what is found a moment later. */
export function ItemSearch({ search, field }: ItemSearchProps) {
  const t = useWords('menus')
  const keys = useKeysHint('Alt+Q')
  return (
    <div className={styles.search}>
      <SearchField
        field={field}
        keys={keys}
        label={t('panels.search')}
        text={search.text}
        onFocus={search.prepare}
        onChange={search.set}
      />
      {search.isSearching ? <p className={styles.hint}>{t('panels.searchAll')}</p> : null}
    </div>
  )
}
