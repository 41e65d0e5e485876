import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { ItemRow } from '#features/orders/placing/item-row.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/placing/menu-browser.module.css'
import { sectionedMenus } from '#features/orders/placing/menu-sections.ts'
import { useChosenSection } from '#features/orders/placing/use-chosen-section.ts'
import type { SellingTime } from '#features/orders/placing/use-selling-time.ts'
import { matchingItems } from '#features/menus/selling/public/matching-items.ts'
import type { SellingMenu } from '#features/menus/selling/public/selling-menu.queries.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { SearchField } from '#ui/search-field.tsx'

type MenuShelfProps = {
  menu: SellingMenu
  venue: Venue
  at: SellingTime
  /** The quantity of each item in the order, by its id. */
  counts: ReadonlyMap<number, number>
  isOff: boolean
  /** The time at which the editor was opened, by `performance.now()`. */
  openedAt: number
  onPick: (item: CatalogueItem) => void
}

/** The number of items drawn at first, few enough for a phone to draw them at once. */
const shownAtOnce = 60

/** Shows the menu to pick from: menus, their categories and items, or the items that match a search in all of them. */
export function MenuBrowser({ menu, venue, at, counts, isOff, openedAt, onPick }: MenuShelfProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const menus = useMemo(() => sectionedMenus(menu.menus, at.time), [menu, at])
  const chosen = useChosenSection({ menus, openedAt })
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
    <div className={`${stack.column3} ${stack.shrink}`}>
      <SearchField label={t('search')} text={text} mostLetters={60} onChange={setText} />
      {found ? null : (
        <>
          {menus.length > 1 ? (
            <Chips label={t('menus')}>
              {menus.map(({ id, name, isNow }) => (
                <Chip key={id} isChosen={id === chosen.menu?.id} onChoose={() => chosen.chooseMenu(id)}>
                  {textIn(name, language)}
                  {isNow ? null : <small className={font.soft}>{t('notNow')}</small>}
                </Chip>
              ))}
            </Chips>
          ) : null}
          {chosen.menu && chosen.menu.shelves.length > 0 ? (
            <Chips label={t('categories')} isWrapped>
              {chosen.menu.shelves.map(({ id, name, isNow }) => (
                <Chip key={id ?? 'others'} isChosen={id === chosen.shelf?.id} onChoose={() => chosen.chooseShelf(id)}>
                  {name ? textIn(name, language) : t('otherItems')}
                  {isNow || !chosen.menu?.isNow ? null : <small className={font.soft}>{t('notNow')}</small>}
                </Chip>
              ))}
            </Chips>
          ) : null}
        </>
      )}
      {isChosen && items.length === 0 ? (
        <EmptyState icon={searchIcon} title={found ? t('noMatch') : t('nothingHere')} />
      ) : null}
      <ul className={`${styles.items} ${stack.grid2}`}>
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
