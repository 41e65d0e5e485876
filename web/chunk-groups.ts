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

/** Other screens that use some of the same files: those become a file of their own. */
const besideMenuFiles = [
  'features/orders/placing/new-order.tsx',
  'features/orders/placing/update-order.tsx',
  'features/menus/selling/sold-out-drawer.tsx',
]

/** What brings Ant Design along: no screen that can do without it fetches it. */
const antdFiles = ['ui/antd-root.tsx', 'ui/button-menu.tsx']

/** What every form of a record draws. */
const formFiles = [
  ...[
    'record-drawer',
    'choice-select',
    'switch-field',
    'number-field',
    'whole-number-field',
    'day-input',
    'time-input',
  ],
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
const liveFiles = [
  'features/orders/records/prefetch-orders.ts',
  'features/orders/records/orders.live.ts',
  'features/orders/popups/order-popups.tsx',
  'features/requests/parts/request-popups.tsx',
  'features/trays/parts/tray-popups.tsx',
  ...floorFiles,
  // A file of its own, because several pages render it, and too small to be one.
  'features/venues/public/venue-picker.tsx',
  ...['board/all-venues', 'board/order-list', 'floor/active-orders', 'kitchen/kitchen', 'order/order'].map(
    (page) => `features/orders/${page}.page.tsx`,
  ),
]

/** What every signed-in person fetches once the screen is there: the listeners of all features, and their pop-ups. */
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

  for (const file of smallDomainFiles) {
    chunks.set(fileURLToPath(new URL(`../domain/src/${file}`, import.meta.url)), 'live')
  }

  for (const id of modulesBehind(antdFiles, modules)) if (!first.has(id) && !chunks.has(id)) chunks.set(id, 'antd')

  const beside = modulesBehind(besideMenuFiles, modules)
  for (const id of modulesBehind(menuFiles, modules)) {
    if (!first.has(id) && !chunks.has(id)) chunks.set(id, met.has(id) || beside.has(id) ? 'beside-menu' : 'menu')
  }
  for (const id of modulesBehind(listFiles, modules)) if (!first.has(id) && !chunks.has(id)) chunks.set(id, 'lists')
  for (const id of modulesBehind(formFiles, modules)) if (!first.has(id) && !chunks.has(id)) chunks.set(id, 'forms')

  const background = modulesBehind(backgroundFiles, modules)
  for (const id of background) if (first.has(id) || chunks.has(id)) background.delete(id)
  const own = withoutThose(background, (id, rest) => importersOf(id, modules).some((importer) => !rest.has(importer)))
  const onFloor = modulesBehind(floorFiles, modules)
  const shared = new Set([...background].filter((id) => !own.has(id) && !onFloor.has(id)))
  // A screen that asks for this file must not have to ask for further small ones.
  const isKnown = (id: string) => first.has(id) || chunks.has(id) || own.has(id)
  const small = withoutThose(shared, (id, rest) =>
    usedBy(id, modules).some((next) => !isKnown(next) && !rest.has(next)),
  )
  for (const id of own) chunks.set(id, 'background')
  for (const id of small) chunks.set(id, 'beside-background')
  return chunks
}

/** Removes modules until none is left to which this applies beside the rest. */
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
