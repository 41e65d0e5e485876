import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const registered = readFileSync(join(import.meta.dirname, '../../server/src/app/features.ts'), 'utf8')

const folderOf = new Map(
  [...registered.matchAll(/import \{ (\w+) \} from '#features\/([\w-]+)\//g)].map(([, name, folder]) => [name, folder]),
)

/** The folders of features that only the web app has: the first that the others may use. */
const onlyInWeb = ['sorting']

/** The folders of the features in their order, which is that of the list that the server registers. */
export const features = [
  ...onlyInWeb,
  ...[...registered.matchAll(/^ {2}(\w+),$/gm)].flatMap(([, name]) => folderOf.get(name) ?? []),
]

/** The position of the files beside a feature's folders, in the order of those folders. */
export const beside = '.'

/**
 * The folders of features that are too large for one folder, by package, lowest first: each imports only from those
 * before it, through their public folders. Files beside the folders come before all of them, unless the list has a
 * place for them.
 */
export const subFeatures: Record<string, readonly string[]> = {
  'server/orders': ['records', 'bills', 'public', beside, 'lines', 'finance'],
  'server/menus': [
    'presets',
    'editing',
    'shared-choices',
    'selling',
    'sorting',
    'files',
    'bulk',
    'export',
    'whole-menu',
  ],
  'web/orders': [
    'records',
    'public',
    'parts',
    'order',
    'bill',
    'board',
    'floor',
    'kitchen',
    'history',
    'finance',
    'room',
    'finding',
    'popups',
    'allergies',
    'placing',
    'test-orders',
    beside,
  ],
  'web/menus': ['presets', 'selling', 'bulk', 'forms', 'panels', 'items', 'categories', 'sort'],
}

/**
 * The folders of a divided feature that all of its folders may import. If the list above names them, they have their
 * place there; else they count as files beside the folders.
 */
export const shared = ['records', 'parts', 'public']

/** The folders of the kits, lowest first: each imports only those before it. */
export const kitFolders: Record<string, readonly string[]> = {
  server: [
    'logging',
    'errors',
    'admission',
    'validation',
    'settings',
    'database',
    'bodies',
    'events',
    'files',
    'context',
    'jobs',
    'contracts',
    'http',
    'lists',
    'outgoing',
    'sheets',
    'sockets',
  ],
  web: [
    'device',
    'i18n',
    'loading',
    'keys',
    'presses',
    'address',
    'calls',
    'sounds',
    'features',
    'formats',
    'forms',
    'live',
    'outbox',
    'sheets',
  ],
}

/** The place of a file in the structure of docs/architecture.md. */
export type Place = {
  package: string
  layer: string
  /** The folder of a feature, whether or not it is in the list. */
  feature?: string
  /** The folder inside a feature that is divided, whether or not it is in the list. */
  subFeature?: string
  isTest: boolean
}

/** The layers in order: each imports itself and the layers before it. */
export const layers = [
  'migrations',
  'kit',
  'access',
  'ui',
  'features',
  'seeds',
  'languages',
  'app',
  'testing',
  'outside',
]

const layered = ['domain', 'server', 'web']

/** Returns the place of a file by its path. */
export function placeOf(path: string): Place {
  const [packageName = '', ...inPackage] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path)
  if (!layered.includes(packageName)) return { package: packageName, layer: 'outside', isTest }

  if (inPackage[0] !== 'src') {
    const layer = inPackage.length > 1 && layers.includes(inPackage[0] ?? '') ? (inPackage[0] ?? '') : 'outside'
    return { package: packageName, layer, isTest }
  }

  // Helpers that only one feature's tests share may be in that feature's folder.
  if (inPackage.slice(0, -1).includes('testing')) return { package: packageName, layer: 'testing', isTest }

  const [, folder = '', inner = '', ...rest] = inPackage
  if (packageName === 'domain') return { package: packageName, isTest, ...domainLayer(inPackage) }
  if (folder === 'features') {
    const isDivided = `${packageName}/${inner}` in subFeatures
    const isFolder = isDivided && rest.length > 1 && !isBesideFolders(`${packageName}/${inner}`, rest[0] ?? '')
    const subFeature = isFolder ? { subFeature: rest[0] ?? '' } : {}
    return { package: packageName, layer: 'features', feature: inner, ...subFeature, isTest }
  }
  return { package: packageName, layer: layers.includes(folder) ? folder : 'app', isTest }
}

/** Returns whether the files of a shared folder count as files beside the folders. */
function isBesideFolders(feature: string, folder: string): boolean {
  return shared.includes(folder) && !subFeatures[feature]?.includes(folder)
}

/**
 * Returns the layer of a file in domain, which has no folder named features: every folder except kit and access is a
 * feature; its own files belong to the app.
 */
function domainLayer([, folder = '', ...rest]: string[]): { layer: string; feature?: string } {
  if (rest.length === 0) return { layer: 'app' }
  return layers.includes(folder) ? { layer: folder } : { layer: 'features', feature: folder }
}
