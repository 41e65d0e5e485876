import { readName } from '#kit/i18n/read-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { categoriesOfMenu, itemRowsOf, onePart } from '#features/menus/menus.queries.ts'
import { SortPartsScreen } from '#features/menus/sort/sort-parts-screen.tsx'
import { sortableParts } from '#features/menus/sort/sortable-parts.ts'

/** Sorts a menu's items; in a menu with categories, the items of one category at a time. */
export function SortItemsPage() {
  const t = useTranslations('menuItems')
  const menuId = useRecordId('id')
  const [params, setParams] = useSearchParams()
  const { data: menu, error: menuError } = useQuery(onePart('menus', menuId))
  const categories = useQuery(categoriesOfMenu(menuId))
  const wanted = Number(params.get('category'))
  const category = categories.data?.find(({ id }) => id === wanted) ?? categories.data?.[0]
  const filter = category ? { categoryId: category.id } : { menuId }
  const items = useQuery({ ...itemRowsOf(filter), enabled: categories.data !== undefined })
  const records = useMemo(() => sortableParts(items.data), [items.data])
  return (
    <SortPartsScreen
      key={category?.id ?? 'all'}
      title={t('screens.sort.items')}
      trail={menu && <MenuBreadcrumbs venueId={menu.restaurantId} menu={menu} here={t('screens.sort.items')} />}
      of={readName(menu?.name)}
      target={
        category
          ? { kind: 'items', parent: 'category', parentId: category.id }
          : { kind: 'items', parent: 'menu', parentId: menuId }
      }
      list={{
        data: records,
        error: menuError ?? categories.error ?? items.error,
        refetch: (categories.error ? categories : items).refetch,
      }}
      backTo={`/menu/${menuId}`}
      among={
        category && {
          label: t('screens.categories'),
          lists: (categories.data ?? []).map(({ id, name, itemsCount }) => ({
            id,
            name: readName(name),
            count: itemsCount,
          })),
          chosen: category.id,
          onChoose: (id) => setParams({ category: String(id) }, { replace: true }),
        }
      }
    />
  )
}
