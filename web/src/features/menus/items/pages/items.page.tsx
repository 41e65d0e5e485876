import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'
import { ItemsOfMenu } from '#features/menus/items/items-of-menu.tsx'
import { MenuChooser } from '#features/menus/items/parts/menu-chooser.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { useChosenMenu } from '#features/menus/items/use-chosen-menu.ts'
import { menuCardIcon } from '#features/menus/menu-icons.ts'

/** The items of a venue, one menu at a time. */
export function ItemsPage() {
  const t = useWords('menuItems')
  const chosen = useChosenMenu()
  const { venue, menus, menu, error, retry } = chosen
  if (venue && menu) {
    const chooser = <MenuChooser chosen={chosen} />
    return <ItemsOfMenu key={menu.id} menu={menu} venue={venue} title={t('screens.items')} chooser={chooser} />
  }
  return (
    <Page title={t('screens.items')}>
      {chosen.venues ? <MenuChooser chosen={chosen} /> : null}
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {menus || error ? null : <Waiting />}
      {menus?.length === 0 ? <EmptyState icon={menuCardIcon} title={t('categories.noMenus')} /> : null}
    </Page>
  )
}
