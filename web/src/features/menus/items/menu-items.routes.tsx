import { redirect, type RouteObject } from 'react-router'
import { namesARecord } from '#features/menus/items/use-record-id.ts'
import type { RouteHandle } from '#kit/feature.ts'

/** They all stand below the menu, and are marked there. */
const ofMenu = { permission: 'screens:menu', menuPath: '/menu' } as const

const handles = {
  item: { ...ofMenu, titleKey: 'menuItems:item.title' },
  modifiers: { ...ofMenu, titleKey: 'menuItems:item.groups' },
  categories: { ...ofMenu, titleKey: 'menuItems:categories.title' },
  items: { ...ofMenu, titleKey: 'menuItems:items.title' },
  itemsOfMenu: { ...ofMenu, titleKey: 'menuItems:items.title' },
  sortMenus: { ...ofMenu, titleKey: 'menuItems:sort.menus' },
  sortCategories: { ...ofMenu, titleKey: 'menuItems:sort.categories' },
  sortItems: { ...ofMenu, titleKey: 'menuItems:sort.items' },
  sortSides: { ...ofMenu, titleKey: 'menuItems:sort.sides' },
  sortModifiers: { ...ofMenu, titleKey: 'menuItems:sort.modifiers' },
} satisfies Record<string, RouteHandle>

/** What is searched, chosen and opened stands in the address: to change it fetches nothing of the route anew. */
function isOtherScreen({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

const ofARecord = { loader: namesARecord, shouldRevalidate: isOtherScreen }

const sortModifiers = {
  handle: handles.sortModifiers,
  ...ofARecord,
  lazy: async () => ({
    Component: (await import('#features/menus/sort/pages/sort-modifiers.page.tsx')).SortModifiersPage,
  }),
} satisfies RouteObject

export const menuItemsRoutes: RouteObject[] = [
  {
    path: 'categories',
    handle: handles.categories,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({
      Component: (await import('#features/menus/categories/pages/categories.page.tsx')).CategoriesPage,
    }),
  },
  {
    path: 'items',
    handle: handles.items,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/items/pages/items.page.tsx')).ItemsPage }),
  },
  {
    path: 'items/:id',
    handle: handles.item,
    ...ofARecord,
    lazy: async () => ({ Component: (await import('#features/menus/items/pages/item.page.tsx')).ItemPage }),
  },
  {
    path: 'modifier/:id',
    handle: handles.modifiers,
    ...ofARecord,
    lazy: async () => ({ Component: (await import('#features/menus/items/pages/modifiers.page.tsx')).ModifiersPage }),
  },
  {
    path: 'menu/:id',
    handle: handles.itemsOfMenu,
    ...ofARecord,
    lazy: async () => ({
      Component: (await import('#features/menus/items/pages/items-of-menu.page.tsx')).ItemsOfMenuPage,
    }),
  },
  {
    path: 'restaurants/:rid/menu/sort',
    handle: handles.sortMenus,
    ...ofARecord,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-menus.page.tsx')).SortMenusPage }),
  },
  {
    path: 'menu/:id/category/sort',
    handle: handles.sortCategories,
    ...ofARecord,
    lazy: async () => ({
      Component: (await import('#features/menus/sort/pages/sort-categories.page.tsx')).SortCategoriesPage,
    }),
  },
  {
    path: 'menu/:id/item/sort',
    handle: handles.sortItems,
    ...ofARecord,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-items.page.tsx')).SortItemsPage }),
  },
  {
    path: 'items/:id/sort/condiments',
    handle: handles.sortSides,
    ...ofARecord,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-sides.page.tsx')).SortSidesPage }),
  },
  { path: 'items/:id/sort/modifiers', ...sortModifiers },
  { path: 'modifier/:id/sort', ...sortModifiers },
  // Of which item is to be chosen first.
  { path: 'modifier/sort', loader: () => redirect('/items') },
]
