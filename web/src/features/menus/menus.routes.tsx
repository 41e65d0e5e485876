import type { LoaderFunction, RouteObject } from 'react-router'
import { forgive } from '#kit/chunk-reload.ts'
import type { RouteHandle } from '#kit/feature.ts'

const handles = {
  board: { permission: 'screens:menu', titleKey: 'menus:screens.board' },
  bulkOperations: { permission: 'screens:bulkOperations', titleKey: 'menus:screens.bulkOperations' },
} satisfies Record<string, RouteHandle>

/** What is chosen stands in the address: to choose something else fetches nothing of the route again. */
function isOtherScreen({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

/** Nothing waits for it: what the panels show is asked for while their code is fetched. */
const prefetch: LoaderFunction = ({ request }) => {
  import('#features/menus/panels/prefetch-board.ts')
    .then(({ prefetchBoard }) => prefetchBoard(new URL(request.url)))
    .catch(forgive)
  return null
}

export const menusRoutes: RouteObject[] = [
  {
    path: 'menu',
    handle: handles.board,
    shouldRevalidate: isOtherScreen,
    loader: prefetch,
    lazy: async () => ({ Component: (await import('#features/menus/pages/menu.page.tsx')).MenuPage }),
  },
  {
    path: 'bulk-operations',
    handle: handles.bulkOperations,
    shouldRevalidate: isOtherScreen,
    loader: prefetch,
    lazy: async () => ({
      Component: (await import('#features/menus/pages/bulk-operations.page.tsx')).BulkOperationsPage,
    }),
  },
]
