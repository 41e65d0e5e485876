import { readName } from '#kit/i18n/read-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { categoriesOfMenu, onePart } from '#features/menus/menus.queries.ts'
import { SortPartsScreen } from '#features/menus/sort/sort-parts-screen.tsx'
import { sortableParts } from '#features/menus/sort/sortable-parts.ts'

/** Sorts a menu's categories. */
export function SortCategoriesPage() {
  const t = useTranslations('menuItems')
  const menuId = useRecordId('id')
  const { data: menu, error: menuError } = useQuery(onePart('menus', menuId))
  const { data, error, refetch } = useQuery(categoriesOfMenu(menuId))
  const records = useMemo(() => sortableParts(data), [data])
  return (
    <SortPartsScreen
      title={t('screens.sort.categories')}
      trail={menu && <MenuBreadcrumbs venueId={menu.restaurantId} menu={menu} here={t('screens.sort.categories')} />}
      of={readName(menu?.name)}
      target={{ kind: 'categories', parentId: menuId }}
      list={{ data: records, error: menuError ?? error, refetch }}
      backTo={`/categories?menu=${menuId}`}
    />
  )
}
