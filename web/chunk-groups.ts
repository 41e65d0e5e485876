import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The files of the floor of tables and rooms. */
export const floorFiles = [
  'features/tables/pages/floor.page.tsx',
  'features/tables/prefetch-floor.ts',
  'features/orders/room/orders.floor-part.tsx',
  'features/requests/requests.floor-part.tsx',
  'features/trays/trays.floor-part.tsx',
]

/** The files of a menu in four panels. */
export const menuFiles = ['features/menus/panels/pages/menu.page.tsx', 'features/menus/panels/prefetch-board.ts']

/** Files that share modules with the menu. The shared modules become a chunk of their own. */
const besideMenuFiles = [
  'features/orders/placing/new-order.tsx',
  'features/orders/placing/update-order.tsx',
  'features/menus/selling/sold-out-drawer.tsx',
  'ui/menu-button.tsx',
]

/** The doors to Ant Design. A screen that uses neither must not fetch it. */
const antdFiles = ['ui/antd-root.tsx', 'ui/opened-menu.tsx']

/** Parts of record forms. */
const formFiles = [
  'record-drawer',
  'choice-select',
  'switch-field',
  'number-field',
  'whole-number-field',
  'day-input',
  'time-input',
  'local-text-fields',
].map((file) => `ui/record-form/${file}.tsx`)

/** What every list in pages draws, each file too small to be one. */
const listFiles = [
  'ui/paged-list-page.tsx',
  'ui/data-table.tsx',
  'ui/list-page-filters.tsx',
  'ui/filter-chips.tsx',
  'kit/features/use-opened-tool.ts',
]

/** Small files of `domain` that live screens and the menu share, and from which they use more than schemas. */
const smallDomainFiles = [
  'files/files.errors.ts',
  'menus/menus.acts.api.ts',
  'menus/menus.sold-out.ts',
  'orders/orders.status.ts',
  'passphrases/passphrases.schema.ts',
]

const firstFile = 'app/main.tsx'
const signedInFiles = ['app/screens.tsx']
const orderScreens = [
  'board/all-venues',
  'board/order-list',
  'floor/active-orders',
  'kitchen/kitchen',
  'order/order',
].map((page) => `features/orders/${page}.page.tsx`)
/** The files of the live screens. Modules that two of them use are the chunk `live`. */
const filesOfLiveScreens = [
  'features/orders/records/prefetch-orders.ts',
  'features/orders/records/orders.live.ts',
  'features/orders/popups/order-popups.tsx',
  'features/requests/parts/request-popups.tsx',
  'features/trays/parts/tray-popups.tsx',
  ...floorFiles,
  // A file of its own, because several pages render it, and too small to be one.
  'features/venues/public/venue-picker.tsx',
  ...orderScreens,
]

/** The screens that staff keep open, with the files that fetch their data: none of them may fetch Ant Design. */
export const screensWithoutAntd = [
  ...orderScreens,
  ...floorFiles,
  ...menuFiles,
  'features/requests/pages/requests.page.tsx',
  'features/tables/pages/room.page.tsx',
]

/** Live listeners and pop-ups of all features. The dashboard fetches them after the screen is drawn. */
const backgroundFiles = [
  ...inFeatures('*.live.ts'),
  'features/receipts/receipt-orders.ts',
  'features/pins/lock-when-idle.ts',
  ...inFeatures('*-popups.tsx'),
  'ui/popups/popup-bar.tsx',
  'features/passphrases/parts/passphrase-host.tsx',
  'features/push/parts/opened-by-push.tsx',
]

/**
 * Returns the chunk of the built program for a module; null if the bundler may decide. Modules that every signed-in
 * person needs are one file, and modules that the live screens share are another: a hundred files of a kilobyte would
 * each cost a slow connection a round trip. Modules of the sign-in page come before both, and stay out of them.
 */
export function chunkOfScreens(): Rolldown.CodeSplittingNameFunction {
  let chunks: ReadonlyMap<string, string> | undefined
  return (id, modules) => (chunks ??= chunksOf(modules)).get(id) ?? null
}

/** The chunks that modules have so far. */
type Chunks = {
  modules: Rolldown.ChunkingContext
  byModule: Map<string, string>
  isPlaced: (id: string) => boolean
  /** Gives these modules a chunk, except those that have one. */
  place: (ids: Iterable<string>, chunk: string) => void
}

function chunksOf(modules: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const byModule = new Map<string, string>()
  const first = modulesBehind([firstFile], modules)
  const isPlaced = (id: string) => first.has(id) || byModule.has(id)
  const chunks: Chunks = {
    modules,
    byModule,
    isPlaced,
    place(ids, chunk) {
      for (const id of ids) if (!isPlaced(id)) byModule.set(id, chunk)
    },
  }
  chunks.place(modulesBehind(signedInFiles, modules), 'signed-in')
  placeLiveScreens(chunks)
  chunks.place(modulesBehind(listFiles, modules), 'lists')
  placeForms(chunks)
  placeBackground(chunks)
  return byModule
}

/** Places what live screens share, then Ant Design, and the menu, which shares modules with both. */
function placeLiveScreens({ modules, place }: Chunks): void {
  const met = new Set<string>()
  for (const file of filesOfLiveScreens) {
    const behind = modulesBehind([file], modules)
    place(
      only(behind, (id) => met.has(id)),
      'live',
    )
    for (const id of behind) met.add(id)
  }
  place(
    smallDomainFiles.map((file) => fileURLToPath(new URL(`../domain/src/${file}`, import.meta.url))),
    'live',
  )
  const withoutAntd = modulesBehind(screensWithoutAntd, modules)
  place(
    only(modulesBehind(antdFiles, modules), (id) => !withoutAntd.has(id)),
    'antd',
  )

  const menu = modulesBehind(menuFiles, modules)
  const beside = modulesBehind(besideMenuFiles, modules)
  place(
    only(menu, (id) => met.has(id) || beside.has(id)),
    'beside-menu',
  )
  place(menu, 'menu')
}

/** Places the parts of forms that import Ant Design. Live screens share the other parts, so those stay out. */
function placeForms({ modules, byModule, isPlaced, place }: Chunks): void {
  const all = only(modulesBehind(formFiles, modules), (id) => !isPlaced(id))
  const plain = withoutThose(all, (id, rest) =>
    usedBy(id, modules).some((next) => byModule.get(next) === 'antd' || (all.has(next) && !rest.has(next))),
  )
  place(
    only(all, (id) => !plain.has(id)),
    'forms',
  )
}

/**
 * Places listeners and pop-ups. Modules that screens import too get a second chunk, unless it would make a screen fetch
 * further small files.
 */
function placeBackground({ modules, isPlaced, place }: Chunks): void {
  const all = only(modulesBehind(backgroundFiles, modules), (id) => !isPlaced(id))
  const own = withoutThose(all, (id, rest) => importersOf(id, modules).some((importer) => !rest.has(importer)))
  const onFloor = modulesBehind(floorFiles, modules)
  const shown = only(all, (id) => !own.has(id) && !onFloor.has(id))
  const shared = withoutThose(shown, (id, rest) =>
    usedBy(id, modules).some((next) => !isPlaced(next) && !own.has(next) && !rest.has(next)),
  )
  place(own, 'background')
  place(shared, 'beside-background')
}

function only(ids: ReadonlySet<string>, isWanted: (id: string) => boolean): Set<string> {
  return new Set([...ids].filter(isWanted))
}

/** Removes each module to which `applies`, given the modules that are left, again and again until there is none. */
function withoutThose(ids: ReadonlySet<string>, applies: (id: string, rest: ReadonlySet<string>) => boolean) {
  const rest = new Set(ids)
  for (let sizeBefore = Infinity; rest.size < sizeBefore;) {
    sizeBefore = rest.size
    for (const id of rest) if (applies(id, rest)) rest.delete(id)
  }
  return rest
}

/**
 * Returns these files of the dashboard and their static imports, not the parts that they fetch later. Schemas stay out:
 * a screen uses the paths and limits of a contract, and the schema library comes with the few screens that validate
 * with it.
 */
function modulesBehind(files: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const waiting = files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url)))
  for (const id of waiting) if (!modules.getModuleInfo(id)) throw new Error(`The dashboard has no file ${id}`)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    if (isSchema(id, modules)) continue
    found.add(id)
    waiting.push(...usedBy(id, modules))
  }
  return found
}

function isSchema(id: string, modules: Rolldown.ChunkingContext): boolean {
  return importsOf(id, modules).some((imported) => imported.includes('@sinclair/typebox'))
}

/** Returns the static imports of a module that are asked for at run time: of a contract, nothing but its paths is used. */
function usedBy(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  return id.endsWith('.api.ts') ? [] : importsOf(id, modules)
}

function importsOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  return modules.getModuleInfo(id)?.importedIds ?? []
}

function importersOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  return modules.getModuleInfo(id)?.importers ?? []
}

function inFeatures(name: string): string[] {
  return globSync(`features/**/${name}`, { cwd: fileURLToPath(new URL('src/', import.meta.url)) })
}
