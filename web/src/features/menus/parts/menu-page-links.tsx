import { useSearchParams } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { categoryIcon, sortIcon } from '#features/menus/item-icons.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { dishIcon } from '#features/menus/menu-icons.ts'

/** The ways from the panels to the pages of the chosen menu, and to where a venue's menus are sorted. */
export function MenuPageLinks({ venueId }: { venueId: number }) {
  const t = useWords('menuItems')
  const [params] = useSearchParams()
  const menuId = params.get('menu')
  const chosen = menuId ? `menu=${menuId}` : `venue=${venueId}`
  return (
    <>
      <LinkButton icon={sortIcon} to={`/restaurants/${venueId}/menu/sort`} label={t('screens.sort.menus')} />
      <LinkButton icon={categoryIcon} to={`/categories?${chosen}`} label={t('pages.categories')} />
      <LinkButton icon={dishIcon} to={`/items?${chosen}`} label={t('pages.items')} />
    </>
  )
}
