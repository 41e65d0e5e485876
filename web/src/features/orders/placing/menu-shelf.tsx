import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { ItemRow } from '#features/orders/placing/item-row.tsx'
import styles from '#features/orders/placing/menu-shelf.module.css'
import { shelvedMenus } from '#features/orders/placing/shelves.ts'
import { useChosenShelf } from '#features/orders/placing/use-chosen-shelf.ts'
import type { SellingTime } from '#features/orders/placing/use-selling-time.ts'
import { matchingItems } from '#features/menus/selling/door/matching-items.ts'
import type { SellingMenu } from '#features/menus/selling/door/selling-menu.queries.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { SearchField } from '#ui/search-field.tsx'

type MenuShelfProps = {
  menu: SellingMenu
  venue: Venue
  at: SellingTime
  /** How many of each item are in the order, by its id. */
  counts: ReadonlyMap<number, number>
  isOff: boolean
  /** When the desk was opened, by `performance.now()`. */
  openedAt: number
  onPick: (item: CatalogueItem) => void
}

/** As many as are drawn before somebody asks for more: a phone draws these at once. */
const shownAtOnce = 60

/** The menu to pick from: menus, their categories and items, or what is called like something, wherever it stands. */
export function MenuShelf({ menu, venue, at, counts, isOff, openedAt, onPick }: MenuShelfProps) {
  const t = useWords('placing')
  const language = useLanguage()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const menus = useMemo(() => shelvedMenus(menu.menus, at.time), [menu, at])
  const chosen = useChosenShelf({ menus, openedAt })
  const [moreOf, setMoreOf] = useState('')
  const found = useMemo(
    () => (wanted === '' ? null : matchingItems([...menu.catalogue.values()], wanted)),
    [menu, wanted],
  )

  const items = found ?? itemsOn(chosen.shelf?.itemIds ?? [], menu)
  const listName = found ? `? ${wanted}` : `${chosen.menu?.id} ${chosen.shelf?.id}`
  const shown = moreOf === listName ? items : items.slice(0, shownAtOnce)
  const isChosen = found !== null || chosen.shelf !== undefined || (chosen.menu ?? menus[0])?.shelves.length === 0
  return (
    <div className={styles.shelf}>
      <SearchField label={t('search')} text={text} mostLetters={60} onChange={setText} />
      {found ? null : (
        <>
          {menus.length > 1 ? (
            <Chips label={t('menus')}>
              {menus.map(({ id, name, isNow }) => (
                <Chip key={id} isChosen={id === chosen.menu?.id} onChoose={() => chosen.chooseMenu(id)}>
                  {textIn(name, language)}
                  {isNow ? null : <small className={styles.closed}>{t('notNow')}</small>}
                </Chip>
              ))}
            </Chips>
          ) : null}
          {chosen.menu && chosen.menu.shelves.length > 0 ? (
            <Chips label={t('categories')}>
              {chosen.menu.shelves.map(({ id, name, isNow }) => (
                <Chip key={id ?? 'others'} isChosen={id === chosen.shelf?.id} onChoose={() => chosen.chooseShelf(id)}>
                  {name ? textIn(name, language) : t('otherItems')}
                  {isNow || !chosen.menu?.isNow ? null : <small className={styles.closed}>{t('notNow')}</small>}
                </Chip>
              ))}
            </Chips>
          ) : null}
        </>
      )}
      {isChosen && items.length === 0 ? (
        <EmptyState icon={searchIcon} title={found ? t('noMatch') : t('nothingHere')} />
      ) : null}
      <ul className={styles.items}>
        {shown.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            venue={venue}
            at={at}
            count={counts.get(item.id) ?? 0}
            isOff={isOff}
            onPick={onPick}
          />
        ))}
      </ul>
      {shown.length < items.length ? (
        <BigButton kind="quiet" onClick={() => setMoreOf(listName)}>
          {t('more', { count: items.length - shown.length })}
        </BigButton>
      ) : null}
    </div>
  )
}

function itemsOn(itemIds: readonly number[], { catalogue }: SellingMenu): CatalogueItem[] {
  return itemIds.flatMap((id) => catalogue.get(id) ?? [])
}
