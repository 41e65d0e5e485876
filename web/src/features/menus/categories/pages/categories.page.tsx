import { readName } from '#kit/i18n/read-name.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, sortIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { CategoryTable } from '#features/menus/categories/category-table.tsx'
import { CategoryToolHost } from '#features/menus/categories/category-tool-host.tsx'
import { useCategoryTools } from '#features/menus/categories/use-category-tools.ts'
import { categoryIcon } from '#features/menus/item-icons.ts'
import { useBulkUpload } from '#features/menus/bulk/public/use-bulk-upload.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { useMenuExport } from '#features/menus/parts/use-menu-export.ts'
import { MenuChooser } from '#features/menus/parts/menu-chooser.tsx'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { NoMenuPage } from '#features/menus/parts/no-menu-page.tsx'
import { type ChosenMenu, useChosenMenu } from '#features/menus/use-chosen-menu.ts'
import { categoriesOfMenu } from '#features/menus/menus.queries.ts'

/** Shows the categories of a menu: the one in the address, or a chosen one. (spec 2, §2.3) */
export function CategoriesPage() {
  const t = useTranslations('menuItems')
  const chosen = useChosenMenu()
  const { venue, menu } = chosen
  if (!venue || !menu) return <NoMenuPage title={t('screens.categories')} chosen={chosen} />
  return <CategoriesOfMenu key={menu.id} menu={menu} venue={venue} chosen={chosen} />
}

function CategoriesOfMenu({ menu, venue, chosen }: { menu: Menu; venue: Venue; chosen: ChosenMenu }) {
  const t = useTranslations('menuItems')
  const categories = useQuery(categoriesOfMenu(menu.id))
  const { opened, open, add, close } = useCategoryTools(venue)
  useShortcut('Alt+N', 'menuItems:keys.add', () => menu.hasCategories && add())
  const addKeys = useKeysHint('Alt+N')
  const upload = useBulkUpload('categories', { venueId: venue.id, menuId: menu.id })
  const exported = useMenuExport(t('categories.export'), {
    fileName: `${venue.name} ${readName(menu.name)} categories`,
    moduleName: 'category',
    menuId: menu.id,
    restaurantId: venue.id,
  })
  const sort = { key: 'sort', icon: sortIcon, label: t('categories.sort'), onChoose: `/menu/${menu.id}/category/sort` }
  const acts = [sort, ...upload.acts, ...exported]
  return (
    <ListPage
      title={t('screens.categories')}
      trail={<MenuBreadcrumbs venueId={venue.id} menu={menu} here={t('screens.categories')} />}
      actions={
        <>
          <MenuButton acts={acts} />
          <BigButton icon={addIcon} aria-keyshortcuts={addKeys} disabled={!menu.hasCategories} onClick={add}>
            {t('categories.add')}
          </BigButton>
        </>
      }
      filters={<MenuChooser chosen={chosen} />}
      list={categories}
      empty={
        <EmptyState
          icon={categoryIcon}
          title={t('categories.empty')}
          text={menu.hasCategories ? t('categories.emptyText') : t('categories.withoutText')}
        />
      }
      over={
        <>
          <CategoryToolHost
            opened={opened}
            categories={categories.data ?? []}
            menu={menu}
            venue={venue}
            onClose={close}
          />
          {upload.drawer}
        </>
      }
    >
      {(all) => <CategoryTable categories={all} venue={venue} onOpen={open} />}
    </ListPage>
  )
}
