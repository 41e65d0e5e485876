import { readName } from '#kit/i18n/read-name.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, sortIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { FoldedSearch } from '#ui/folded-search.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { itemCardsOf } from '#features/menus/items/item-cards.queries.ts'
import { ItemGrid } from '#features/menus/items/item-grid.tsx'
import { categoryIcon } from '#features/menus/item-icons.ts'
import { useMenuTools } from '#features/menus/bulk/public/use-menu-tools.tsx'
import { useBulkUpload } from '#features/menus/bulk/public/use-bulk-upload.tsx'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { useMenuExport } from '#features/menus/parts/use-menu-export.ts'
import { ChoiceChips } from '#features/menus/parts/choice-chips.tsx'
import { ItemToolHost } from '#features/menus/items/parts/item-tool-host.tsx'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useMenuGate } from '#features/menus/use-menu-gate.ts'
import { type ItemTool, itemTools } from '#features/menus/items/item-tools.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { wantedItems } from '#features/menus/items/wanted-items.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { categoriesOfMenu } from '#features/menus/menus.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import styles from '#features/menus/items/items-of-menu.module.css'

const phone = matchMedia('(width < 576px)')

type ItemsOfMenuProps = {
  menu: Menu
  venue: Venue
  title: string
  /** Chooses the menu, on pages where it can be changed. */
  chooser?: ReactNode
}

/** Shows the items of a menu as cards, with a search, a filter by category and the actions for each. (spec 2, §2.4) */
export function ItemsOfMenu({ menu, venue, title, chooser }: ItemsOfMenuProps) {
  const t = useTranslations('menuItems')
  const [params, changeAddress] = useAddressParams()
  const { money } = useVenueFormats(venue)
  const { opened, open, add, close } = useOpenedTool(itemTools)
  const gated = useMenuGate(venue)
  const categories = useQuery(categoriesOfMenu(menu.id))
  const cards = useQuery(itemCardsOf(menu.id))
  const text = useDeferredValue(params.get('q') ?? '')
  const categoryId = Number(params.get('category')) || null
  const shown = useMemo(
    () => wantedItems(cards.data ?? [], { text, categoryId, categories: categories.data ?? [] }),
    [cards.data, text, categoryId, categories.data],
  )
  const handleOpen = useCallback(
    (tool: ItemTool, id: number) => {
      // Marking items as sold out is everyday work: it needs no passphrase.
      if (tool === 'soldOut') open(tool, id)
      else gated('items', () => open(tool, id))
    },
    [gated, open],
  )
  const handleAdd = () => gated('items', add)
  useShortcut('Alt+N', 'menuItems:keys.add', handleAdd)
  const addKeys = useKeysHint('Alt+N')
  const upload = useBulkUpload('items', { venueId: venue.id, menuId: menu.id })
  const exported = useMenuExport(t('items.export'), {
    fileName: `${venue.name} ${readName(menu.name)} items`,
    moduleName: 'items',
    menuId: menu.id,
    restaurantId: venue.id,
  })
  const toCategories: MenuAct = {
    key: 'categories',
    icon: categoryIcon,
    label: t('screens.categories'),
    onChoose: `/categories?menu=${menu.id}`,
  }
  const sort: MenuAct = {
    key: 'sort',
    icon: sortIcon,
    label: t('items.sort'),
    onChoose: `/menu/${menu.id}/item/sort${categoryId ? `?category=${categoryId}` : ''}`,
  }
  const tools = useMenuTools(venue, menu)
  const acts = [...(menu.hasCategories ? [toCategories] : []), sort, ...upload.acts, ...exported, ...tools.acts]

  function set(name: 'q' | 'category', value: string): void {
    changeAddress((next) => writeParam(next, name, value))
  }

  return (
    <ListPage
      title={title}
      trail={<MenuBreadcrumbs venueId={venue.id} menu={menu} here={chooser ? title : undefined} />}
      note={cards.data ? t('items.count', { count: cards.data.length }) : undefined}
      actions={
        <>
          <MenuButton acts={acts} />
          <BigButton icon={addIcon} aria-keyshortcuts={addKeys} onClick={handleAdd}>
            {t('items.add')}
          </BigButton>
        </>
      }
      filters={
        <FoldedSearch label={t('items.search')} text={params.get('q') ?? ''} tight={phone} className={styles.search}>
          <SearchField label={t('items.search')} text={params.get('q') ?? ''} onChange={(next) => set('q', next)} />
        </FoldedSearch>
      }
      intro={
        <>
          {chooser}
          {categories.data && categories.data.length > 1 ? (
            <div className={styles.filters}>
              <ChoiceChips
                label={t('screens.categories')}
                choices={categories.data}
                chosen={categoryId}
                onChoose={(id) => set('category', String(id))}
                all={{ label: t('categories.all'), onChoose: () => set('category', '') }}
              />
            </div>
          ) : null}
        </>
      }
      list={cards}
      isEmpty={() => shown.length === 0}
      empty={
        <EmptyState
          icon={dishIcon}
          title={t('items.empty')}
          text={cards.data?.length ? t('items.noneFound') : undefined}
        />
      }
      over={
        <>
          <ItemToolHost opened={opened} venue={venue} menuId={menu.id} categoryId={categoryId} onClose={close} />
          {upload.drawer}
          {tools.over}
        </>
      }
    >
      {() => <ItemGrid label={t('screens.items')} items={shown} venue={venue} money={money} onOpen={handleOpen} />}
    </ListPage>
  )
}
