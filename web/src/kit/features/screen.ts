import type { ComponentType } from 'react'
import type { NonIndexRouteObject, RouteObject } from 'react-router'
import type { RouteHandle } from '#kit/features/feature.ts'
import { fetchScreen } from '#kit/loading/lazy-parts.ts'

/** The file of a page, which exports one: `OrderListPage`. */
type PageFile = { [Name in `${string}Page`]: ComponentType }

/**
 * Creates a route whose page is fetched when it is opened: `screen('orders/:id', handles.order, () =>
 * import('…/order.page.tsx'))`.
 */
export function screen<File extends PageFile>(
  path: string,
  handle: RouteHandle,
  fetchPage: () => Promise<HasPage<File>>,
): NonIndexRouteObject {
  return { path, handle, lazy: async () => ({ Component: pageIn(await fetchScreen(fetchPage)) }) }
}

/**
 * Options for screens with their search, choices and open parts in the address: a change of it does not run the route's
 * loaders again.
 */
export const oncePerPath = {
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
} satisfies RouteObject

/** Nothing is assignable if a file exports no page. */
type HasPage<File> = [keyof File & `${string}Page`] extends [never] ? never : File

function pageIn(file: PageFile): ComponentType | undefined {
  return Object.entries(file).find(([name]) => name.endsWith('Page'))?.[1]
}

/** The `handle` of a screen that the settings link to: narrow headers lead back there, and the menu marks them. */
export const setupScreen = { backTo: '/settings/venue', menuPath: '/settings' } as const satisfies RouteHandle
