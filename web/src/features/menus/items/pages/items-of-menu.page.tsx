import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useShortcut } from '#kit/shortcuts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { itemCardsOf } from '#features/menus/items/item-cards.queries.ts'
import { ItemGrid } from '#features/menus/items/item-grid.tsx'
import { categoryIcon, sortIcon } from '#features/menus/items/item-looks.ts'
import { type ItemTool, useItemTools } from '#features/menus/items/item-tools.ts'
import { CategoryChips } from '#features/menus/items/parts/category-chips.tsx'
import { ItemToolHost } from '#features/menus/items/parts/item-tool-host.tsx'
import { LinkButton } from '#features/menus/items/parts/link-button.tsx'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { NameSearch } from '#features/menus/items/parts/name-search.tsx'
import { useMenuGate } from '#features/menus/items/use-menu-gate.ts'
import { useRecordId } from '#features/menus/items/use-record-id.ts'
import { useVenueFormats } from '#features/menus/items/use-venue-formats.ts'
import { wantedItems } from '#features/menus/items/wanted-items.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { categoriesOfMenu, menuVenue, onePart } from '#features/menus/menus.queries.ts'

/** The items of a menu as cards. (spec 2, §2.4) */
export function ItemsOfMenuPage() {
  const menu = useQuery(onePart('menus', useRecordId('id')))
  const venue = useQuery(menuVenue(menu.data?.restaurantId ?? null))
  return (
    <MenuPageState queries={[menu, venue]}>
      {menu.data && venue.data ? <ItemsOfMenu key={menu.data.id} menu={menu.data} venue={venue.data} /> : null}
    </MenuPageState>
  )
}

function ItemsOfMenu({ menu, venue }: { menu: Menu; venue: Venue }) {
  const t = useWords('menuItems')
  const [params, setParams] = useSearchParams()
  const { money } = useVenueFormats(venue)
  const { opened, open, add, close } = useItemTools()
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
    // What marks an item needs no passphrase to be looked at; each is asked for when it is needed.
    (tool: ItemTool, id: number) => gated('items', () => open(tool, id)),
    [gated, open],
  )
  const handleAdd = () => gated('items', add)
  useShortcut('n', 'menuItems:keys.add', handleAdd)

  function set(name: 'q' | 'category', value: string): void {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Page
      isWide
      title={menu.name.en}
      note={cards.data ? t('items.count', { count: cards.data.length }) : undefined}
      actions={
        <>
          {menu.hasCategories ? (
            <LinkButton icon={categoryIcon} to={`/categories?menu=${menu.id}`}>
              {t('categories.title')}
            </LinkButton>
          ) : null}
          <LinkButton icon={sortIcon} to={`/menu/${menu.id}/item/sort${categoryId ? `?category=${categoryId}` : ''}`}>
            {t('items.sort')}
          </LinkButton>
          <BigButton icon={addIcon} onClick={handleAdd}>
            {t('items.add')}
          </BigButton>
        </>
      }
    >
      <NameSearch label={t('items.search')} text={params.get('q') ?? ''} onChange={(next) => set('q', next)} />
      {categories.data && categories.data.length > 1 ? (
        <CategoryChips
          categories={categories.data}
          chosen={categoryId}
          onChoose={(id) => set('category', String(id))}
          onChooseAll={() => set('category', '')}
        />
      ) : null}
      {cards.error ? <ErrorNote error={cards.error} onRetry={() => void cards.refetch()} /> : null}
      {cards.data && shown.length === 0 ? (
        <EmptyState
          icon={dishIcon}
          title={t('items.empty')}
          text={cards.data.length > 0 ? t('items.noneFound') : undefined}
        />
      ) : null}
      <ItemGrid label={t('items.title')} items={shown} venue={venue} money={money} onOpen={handleOpen} />
      <ItemToolHost opened={opened} venue={venue} menuId={menu.id} categoryId={categoryId} onClose={close} />
    </Page>
  )
}
