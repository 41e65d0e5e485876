import type { LoaderFunction, RouteObject } from 'react-router'
import { ignoreChunkFailure } from '#kit/chunk-reload.ts'
import type { RouteHandle } from '#kit/feature.ts'
import { oncePerPath, screen } from '#kit/screen.ts'

const handles = {
  board: { permission: 'screens:menu', titleKey: 'menus:screens.board' },
  bulkOperations: { permission: 'screens:bulkOperations', titleKey: 'menus:screens.bulkOperations' },
} satisfies Record<string, RouteHandle>

/** Nothing waits for it: what the panels show is asked for while their code is fetched. */
const prefetch: LoaderFunction = ({ request }) => {
  import('#features/menus/panels/prefetch-board.ts')
    .then(({ prefetchBoard }) => prefetchBoard(new URL(request.url)))
    .catch(ignoreChunkFailure)
  return null
}

export const menusRoutes: RouteObject[] = [
  screen('menu', handles.board, () => import('#features/menus/panels/pages/menu.page.tsx')),
  screen(
    'bulk-operations',
    handles.bulkOperations,
    () => import('#features/menus/panels/pages/bulk-operations.page.tsx'),
  ),
].map((page) => ({ ...page, ...oncePerPath, loader: prefetch }))
