import { readName } from '#kit/i18n/read-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { groupsOfItem, onePart } from '#features/menus/menus.queries.ts'
import { SortPartsScreen } from '#features/menus/sort/sort-parts-screen.tsx'
import { sortableParts } from '#features/menus/sort/sortable-parts.ts'

/** Sorts an item's modifier groups. */
export function SortModifiersPage() {
  const t = useTranslations('menuItems')
  const itemId = useRecordId('id')
  const { data: item, error: itemError } = useQuery(onePart('items', itemId))
  const { data: menu } = useQuery({ ...onePart('menus', item?.menuId ?? 0), enabled: item !== undefined })
  const { data, error, refetch } = useQuery(groupsOfItem(itemId))
  const records = useMemo(() => sortableParts(data?.map((group) => ({ ...group, name: group.groupName }))), [data])
  return (
    <SortPartsScreen
      title={t('screens.sort.modifiers')}
      trail={
        item && (
          <MenuBreadcrumbs venueId={item.restaurantId} menu={menu} item={item} here={t('screens.sort.modifiers')} />
        )
      }
      of={readName(item?.name)}
      target={{ kind: 'modifiers', parentId: itemId }}
      list={{ data: records, error: itemError ?? error, refetch }}
      backTo={`/modifier/${itemId}`}
    />
  )
}
