import type { ComponentType } from 'react'
import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from '#kit/feature.ts'
import { fetchScreen } from '#kit/lazy-parts.ts'

/** The file of a page, which exports one: `OrderListPage`. */
type PageFile = { [Name in `${string}Page`]: ComponentType }

/** A route whose page is fetched when it is opened: `screen('orders/:id', handles.order, () => import('…/order.page.tsx'))`. */
export function screen<File extends PageFile>(
  path: string,
  handle: RouteHandle,
  fetchPage: () => Promise<HasPage<File>>,
): NonIndexRouteObject {
  return { path, handle, lazy: async () => ({ Component: pageIn(await fetchScreen(fetchPage)) }) }
}

/** For screens that keep what is searched, chosen and opened in the address: a change of it fetches nothing of the route again. */
export const oncePerPath = {
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
} satisfies RouteObject

/** Where a file exports no page, nothing fits. */
type HasPage<File> = [keyof File & `${string}Page`] extends [never] ? never : File

function pageIn(file: PageFile): ComponentType | undefined {
  return Object.entries(file).find(([name]) => name.endsWith('Page'))?.[1]
}

/** Belongs in the `handle` of a screen that the settings lead to: narrow headers lead back there, and the menu marks them. */
export const setupScreen = { backTo: '/settings', menuPath: '/settings' } as const satisfies RouteHandle
