import type { RouteObject } from 'react-router'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import type { RouteHandle } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'

/**
 * Fetches the data of the panels together with their code. Nothing waits for this, and it does not wait for the
 * session.
 */
function prefetch({ url }: Request): void {
  import('#features/menus/panels/prefetch-board.ts')
    .then(({ prefetchBoard }) => prefetchBoard(new URL(url)))
    .catch(ignoreChunkFailure)
}

const handles = {
  board: { permission: 'screens:menu', titleKey: 'menus:screens.board', prefetch },
  bulkOperations: { permission: 'screens:bulkOperations', titleKey: 'menus:screens.bulkOperations', prefetch },
} satisfies Record<string, RouteHandle>

export const menusRoutes: RouteObject[] = [
  screen('menu', handles.board, () => import('#features/menus/panels/pages/menu.page.tsx')),
  screen(
    'bulk-operations',
    handles.bulkOperations,
    () => import('#features/menus/panels/pages/bulk-operations.page.tsx'),
  ),
].map((page) => ({ ...page, ...oncePerPath }))
