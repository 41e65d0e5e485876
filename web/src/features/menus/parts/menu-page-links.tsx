import { useSearchParams } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { categoryIcon, sortIcon } from '#features/menus/item-icons.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { dishIcon } from '#features/menus/menu-icons.ts'

/** Links the panels to the pages of the chosen menu, and to the page that sorts a venue's menus. */
export function MenuPageLinks({ venueId }: { venueId: number }) {
  const t = useTranslations('menuItems')
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
