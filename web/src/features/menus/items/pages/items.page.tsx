import { useTranslations } from '#kit/i18n/i18n.ts'
import { ItemsOfMenu } from '#features/menus/items/items-of-menu.tsx'
import { MenuChooser } from '#features/menus/parts/menu-chooser.tsx'
import { NoMenuPage } from '#features/menus/parts/no-menu-page.tsx'
import { useChosenMenu } from '#features/menus/use-chosen-menu.ts'

/** Shows the items of a venue, one menu at a time. */
export function ItemsPage() {
  const t = useTranslations('menuItems')
  const chosen = useChosenMenu()
  const { venue, menu } = chosen
  const title = t('screens.items')
  if (!venue || !menu) return <NoMenuPage title={title} chosen={chosen} />
  return <ItemsOfMenu key={menu.id} menu={menu} venue={venue} title={title} chooser={<MenuChooser chosen={chosen} />} />
}
