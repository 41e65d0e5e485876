import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'

/** All of them are below the menu, and mark it as the current page. */
const ofMenu = { permission: 'screens:menu', menuPath: '/menu' } as const
const ofARecord = { ...ofMenu, isOfARecord: true } as const

const handles = {
  item: { ...ofARecord, titleKey: 'menuItems:screens.item' },
  modifiers: { ...ofARecord, titleKey: 'menuItems:screens.groups' },
  categories: { ...ofMenu, titleKey: 'menuItems:screens.categories' },
  items: { ...ofMenu, titleKey: 'menuItems:screens.items' },
  shared: { permission: 'screens:menu', titleKey: 'menuItems:screens.shared', backTo: '/menu', menuPath: '/menu' },
  itemsOfMenu: { ...ofARecord, titleKey: 'menuItems:screens.items' },
  sortMenus: { ...ofARecord, titleKey: 'menuItems:screens.sort.menus' },
  sortCategories: { ...ofARecord, titleKey: 'menuItems:screens.sort.categories' },
  sortItems: { ...ofARecord, titleKey: 'menuItems:screens.sort.items' },
  sortSides: { ...ofARecord, titleKey: 'menuItems:screens.sort.sides' },
  sortModifiers: { ...ofARecord, titleKey: 'menuItems:screens.sort.modifiers' },
} satisfies Record<string, RouteHandle>

const fetchSortModifiers = () => import('#features/menus/sort/pages/sort-modifiers.page.tsx')

const pages = [
  screen('categories', handles.categories, () => import('#features/menus/categories/pages/categories.page.tsx')),
  screen('items', handles.items, () => import('#features/menus/items/pages/items.page.tsx')),
  screen('items/:id', handles.item, () => import('#features/menus/items/pages/item.page.tsx')),
  screen('modifier/:id', handles.modifiers, () => import('#features/menus/items/pages/modifiers.page.tsx')),
  screen('menu/shared', handles.shared, () => import('#features/menus/items/pages/shared-choices.page.tsx')),
  screen('menu/:id', handles.itemsOfMenu, () => import('#features/menus/items/pages/items-of-menu.page.tsx')),
  screen(
    'restaurants/:rid/menu/sort',
    handles.sortMenus,
    () => import('#features/menus/sort/pages/sort-menus.page.tsx'),
  ),
  screen(
    'menu/:id/category/sort',
    handles.sortCategories,
    () => import('#features/menus/sort/pages/sort-categories.page.tsx'),
  ),
  screen('menu/:id/item/sort', handles.sortItems, () => import('#features/menus/sort/pages/sort-items.page.tsx')),
  screen(
    'items/:id/sort/condiments',
    handles.sortSides,
    () => import('#features/menus/sort/pages/sort-sides.page.tsx'),
  ),
  screen('items/:id/sort/modifiers', handles.sortModifiers, fetchSortModifiers),
  screen('modifier/:id/sort', handles.sortModifiers, fetchSortModifiers),
]

export const menuItemsRoutes: RouteObject[] = [
  ...pages.map((page) => ({ ...page, ...oncePerPath })),
  // Opened from an item, which must be chosen first.
  { path: 'modifier/sort', loader: () => redirect('/items'), element: null },
]
