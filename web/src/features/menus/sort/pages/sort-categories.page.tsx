import { readName } from '#kit/read-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import { MenuTrail } from '#features/menus/parts/menu-trail.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { categoriesOfMenu, onePart } from '#features/menus/menus.queries.ts'
import { SortScreen } from '#features/menus/sort/sort-screen.tsx'
import { sortableRecords } from '#features/menus/sort/sortable-records.ts'

/** The order of a menu's categories. */
export function SortCategoriesPage() {
  const t = useWords('menuItems')
  const menuId = useRecordId('id')
  const { data: menu, error: menuError } = useQuery(onePart('menus', menuId))
  const { data, error, refetch } = useQuery(categoriesOfMenu(menuId))
  const records = useMemo(() => sortableRecords(data), [data])
  return (
    <SortScreen
      title={t('screens.sort.categories')}
      trail={menu && <MenuTrail venueId={menu.restaurantId} menu={menu} here={t('screens.sort.categories')} />}
      of={readName(menu?.name)}
      target={{ kind: 'categories', parentId: menuId }}
      list={{ data: records, error: menuError ?? error, refetch }}
      backTo={`/categories?menu=${menuId}`}
    />
  )
}
