import { useSearchParams } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { categoryIcon, partsIcon } from '#features/menus/item-icons.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { sortIcon } from '#ui/icon-paths.ts'
import type { MenuAct } from '#ui/menu-button.tsx'

/** Returns the ways from the panels to the pages of the chosen menu, and to the page that sorts a venue's menus. */
export function useMenuPageLinks(venueId: number | undefined): MenuAct[] {
  const t = useTranslations('menuItems')
  const [params] = useSearchParams()
  if (venueId === undefined) return []
  const menuId = params.get('menu')
  const chosen = menuId ? `menu=${menuId}` : `venue=${venueId}`
  return [
    { key: 'categories', icon: categoryIcon, label: t('pages.categories'), onChoose: `/categories?${chosen}` },
    { key: 'items', icon: dishIcon, label: t('pages.items'), onChoose: `/items?${chosen}` },
    { key: 'shared', icon: partsIcon, label: t('screens.shared'), onChoose: `/menu/shared?venue=${venueId}` },
    { key: 'sort', icon: sortIcon, label: t('screens.sort.menus'), onChoose: `/restaurants/${venueId}/menu/sort` },
  ]
}
