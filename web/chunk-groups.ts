import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** What the floor of tables and rooms is put together from. */
export const floorFiles = [
  'features/tables/pages/floor.page.tsx',
  'features/tables/prefetch-floor.ts',
  'features/orders/room/orders.floor-part.tsx',
  'features/requests/requests.floor-part.tsx',
  'features/trays/trays.floor-part.tsx',
]

/** What a menu in four panels is put together from. */
export const menuFiles = ['features/menus/panels/pages/menu.page.tsx', 'features/menus/panels/prefetch-board.ts']

/** Other screens that take some of the same, and would have to take all of it. */
const besideMenuFiles = [
  'features/orders/placing/new-order.tsx',
  'features/orders/placing/update-order.tsx',
  'features/menus/selling/sold-out-drawer.tsx',
]

const firstFile = 'app/main.tsx'
const signedInFiles = ['app/screens.tsx']
const liveFiles = [
  'features/orders/prefetch-orders.ts',
  'features/orders/orders.live.ts',
  'features/orders/popups/order-popups.tsx',
  'features/requests/parts/request-popups.tsx',
  'features/trays/parts/tray-popups.tsx',
  ...floorFiles,
  // By itself, for several pages draw it, and it is too small for a file.
  'features/venues/door/venue-picker.tsx',
  ...['active-orders', 'all-venues', 'kitchen', 'order-list', 'order'].map(
    (page) => `features/orders/pages/${page}.page.tsx`,
  ),
]

/**
 * The file of the built program that takes a module; null where the bundler may decide. What everybody needs who is signed in is one
 * file, and what the live screens share is another: a hundred files of a kilobyte would each cost a slow line a question and an
 * answer. What the sign-in page needs comes before both, and stays out of them.
 */
export function chunkOfScreens(): Rolldown.CodeSplittingNameFunction {
  let chunks: ReadonlyMap<string, string> | undefined
  return (id, modules) => (chunks ??= chunksOf(modules)).get(id) ?? null
}

function chunksOf(modules: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  const first = modulesBehind([firstFile], modules)
  for (const id of modulesBehind(signedInFiles, modules)) if (!first.has(id)) chunks.set(id, 'signed-in')

  const met = new Set<string>()
  for (const file of liveFiles) {
    for (const id of modulesBehind([file], modules)) {
      if (met.has(id) && !first.has(id) && !chunks.has(id)) chunks.set(id, 'live')
      met.add(id)
    }
  }

  const beside = modulesBehind(besideMenuFiles, modules)
  for (const id of modulesBehind(menuFiles, modules)) {
    if (!met.has(id) && !beside.has(id) && !first.has(id) && !chunks.has(id)) chunks.set(id, 'menu')
  }
  return chunks
}

/**
 * These files of the dashboard and what they import at once, not what they fetch later. Shapes stay out: of a contract a screen takes
 * paths and limits, and what shapes are built with comes with the few screens that check by them.
 */
function modulesBehind(files: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url)))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    const { importedIds = [] } = modules.getModuleInfo(id) ?? {}
    if (importedIds.some((imported) => imported.includes('@sinclair/typebox'))) continue
    found.add(id)
    if (!id.endsWith('.api.ts')) waiting.push(...importedIds)
  }
  return found
}
