import { type RefObject, useState } from 'react'
import type { Board } from '#features/menus/panels/use-board.ts'
import styles from '#features/menus/panels/item-search.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { searchIcon } from '#ui/icon-paths.ts'

type ItemSearchProps = { search: Board['search']; field: RefObject<HTMLInputElement | null> }

/** Finds items by their English name, in the whole menu. What is typed is drawn at once, what is found a moment later. */
export function ItemSearch({ search, field }: ItemSearchProps) {
  const t = useWords('menus')
  const [typed, setTyped] = useState(search.text)
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        <Icon path={searchIcon} size={18} />
        <span className="visually-hidden">{t('panels.search')}</span>
        <input
          ref={field}
          type="search"
          className={styles.input}
          placeholder={t('panels.search')}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={search.prepare}
          onChange={({ target }) => {
            setTyped(target.value)
            search.set(target.value)
          }}
        />
      </label>
      {search.isSearching ? <p className={styles.hint}>{t('panels.searchAll')}</p> : null}
    </div>
  )
}
