import { useTranslations } from '#kit/i18n/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { MenuChooser } from '#features/menus/parts/menu-chooser.tsx'
import type { ChosenMenu } from '#features/menus/use-chosen-menu.ts'
import { menuCardIcon } from '#features/menus/menu-icons.ts'

/** Shows a placeholder until the menu of a page is known, or says that the venue has none. */
export function NoMenuPage({ title, chosen }: { title: string; chosen: ChosenMenu }) {
  const t = useTranslations('menuItems')
  const { venues, menus, error, retry } = chosen
  return (
    <ListPage
      title={title}
      filters={venues ? <MenuChooser chosen={chosen} /> : null}
      list={{ data: menus, error, refetch: retry }}
      empty={<EmptyState icon={menuCardIcon} title={t('categories.noMenus')} />}
    >
      {() => null}
    </ListPage>
  )
}
