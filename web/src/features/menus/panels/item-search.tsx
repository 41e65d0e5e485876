import type { RefObject } from 'react'
import type { MenuBoardState } from '#features/menus/panels/use-menu-board.ts'
import font from '#ui/font.module.css'
import styles from '#features/menus/panels/item-search.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint } from '#kit/keys/shortcuts.ts'
import { SearchField } from '#ui/search-field.tsx'

type ItemSearchProps = { search: MenuBoardState['search']; field: RefObject<HTMLInputElement | null> }

/** Finds items by their English name, in the whole menu. The typed text is drawn at once, the result a moment later. */
export function ItemSearch({ search, field }: ItemSearchProps) {
  const t = useTranslations('menus')
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
      {search.isSearching ? <p className={`${styles.hint} ${font.note}`}>{t('panels.searchAll')}</p> : null}
    </div>
  )
}
