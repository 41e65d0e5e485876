import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '#kit/feature.ts'

/** They all stand below the menu, and are marked there. */
const ofMenu = { permission: 'screens:menu', menuPath: '/menu' } as const
const ofARecord = { ...ofMenu, isOfARecord: true } as const

const handles = {
  item: { ...ofARecord, titleKey: 'menuItems:screens.item' },
  modifiers: { ...ofARecord, titleKey: 'menuItems:screens.groups' },
  categories: { ...ofMenu, titleKey: 'menuItems:screens.categories' },
  items: { ...ofMenu, titleKey: 'menuItems:screens.items' },
  itemsOfMenu: { ...ofARecord, titleKey: 'menuItems:screens.items' },
  sortMenus: { ...ofARecord, titleKey: 'menuItems:screens.sort.menus' },
  sortCategories: { ...ofARecord, titleKey: 'menuItems:screens.sort.categories' },
  sortItems: { ...ofARecord, titleKey: 'menuItems:screens.sort.items' },
  sortSides: { ...ofARecord, titleKey: 'menuItems:screens.sort.sides' },
  sortModifiers: { ...ofARecord, titleKey: 'menuItems:screens.sort.modifiers' },
} satisfies Record<string, RouteHandle>

/** What is searched, chosen and opened stands in the address: to change it fetches nothing of the route again. */
function isOtherScreen({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

const sortModifiers = {
  handle: handles.sortModifiers,
  shouldRevalidate: isOtherScreen,
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
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/items/pages/item.page.tsx')).ItemPage }),
  },
  {
    path: 'modifier/:id',
    handle: handles.modifiers,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/items/pages/modifiers.page.tsx')).ModifiersPage }),
  },
  {
    path: 'menu/:id',
    handle: handles.itemsOfMenu,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({
      Component: (await import('#features/menus/items/pages/items-of-menu.page.tsx')).ItemsOfMenuPage,
    }),
  },
  {
    path: 'restaurants/:rid/menu/sort',
    handle: handles.sortMenus,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-menus.page.tsx')).SortMenusPage }),
  },
  {
    path: 'menu/:id/category/sort',
    handle: handles.sortCategories,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({
      Component: (await import('#features/menus/sort/pages/sort-categories.page.tsx')).SortCategoriesPage,
    }),
  },
  {
    path: 'menu/:id/item/sort',
    handle: handles.sortItems,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-items.page.tsx')).SortItemsPage }),
  },
  {
    path: 'items/:id/sort/condiments',
    handle: handles.sortSides,
    shouldRevalidate: isOtherScreen,
    lazy: async () => ({ Component: (await import('#features/menus/sort/pages/sort-sides.page.tsx')).SortSidesPage }),
  },
  { path: 'items/:id/sort/modifiers', ...sortModifiers },
  { path: 'modifier/:id/sort', ...sortModifiers },
  // From its item, which is to be chosen first.
  { path: 'modifier/sort', loader: () => redirect('/items') },
]
