export const features = [
  'auth',
  'venues',
  'jobs',
  'notifications',
  'passphrases',
  'files',
  'staff',
  'tables',
  'menus',
  'forms',
  'orders',
  'receipts',
  'printers',
  'pos',
  'payments',
  'trays',
  'requests',
  'push',
  'guests',
  'marketing',
  'insights',
]

/** In the order of a feature's folders, what stands beside them. */
export const beside = '.'

/**
 * Features that are too large for one room, by package: their folders are features in turn, and each looks only at those before it, by
 * their doors. What stands beside the folders all of them share, unless it has a place of its own among them.
 */
export const subFeatures: Record<string, readonly string[]> = {
  'server/orders': ['bills', beside, 'lines', 'finance'],
  'server/menus': ['presets', 'editing', 'selling', 'sorting', 'files', 'bulk', 'export', 'whole-menu'],
  'web/menus': ['presets', 'selling', 'bulk', 'forms', 'panels', 'items', 'categories', 'sort'],
}

/** Folders of a divided feature that are no sub-features: what these share among each other, and with other features. */
const shared = ['parts', 'door']

/** Where a file stands in the house that docs/architecture.md draws. */
export type Place = {
  package: string
  layer: string
  /** The folder of a feature, whether or not it is in the list. */
  feature?: string
  /** The folder inside a feature that is divided, whether or not it is in the list. */
  subFeature?: string
  isTest: boolean
}

/** A layer sees itself and the layers before it. */
export const layers = ['migrations', 'kit', 'access', 'ui', 'features', 'seeds', 'app', 'testing', 'outside']

const layered = ['domain', 'server', 'web']

/** Reads the place of a file off its path. */
export function placeOf(path: string): Place {
  const [packageName = '', ...inPackage] = path.split('/')
  const isTest = /\.test\.tsx?$/.test(path)
  if (!layered.includes(packageName)) return { package: packageName, layer: 'outside', isTest }

  if (inPackage[0] !== 'src') {
    const layer = inPackage.length > 1 && layers.includes(inPackage[0] ?? '') ? (inPackage[0] ?? '') : 'outside'
    return { package: packageName, layer, isTest }
  }

  // What only tests of one feature share may stand in that feature's folder.
  if (inPackage.slice(0, -1).includes('testing')) return { package: packageName, layer: 'testing', isTest }

  const [, folder = '', inner = '', ...rest] = inPackage
  if (packageName === 'domain') return { package: packageName, isTest, ...domainLayer(inPackage) }
  if (folder === 'features') {
    const isDivided = `${packageName}/${inner}` in subFeatures
    const subFeature =
      isDivided && rest.length > 1 && !shared.includes(rest[0] ?? '') ? { subFeature: rest[0] ?? '' } : {}
    return { package: packageName, layer: 'features', feature: inner, ...subFeature, isTest }
  }
  return { package: packageName, layer: layers.includes(folder) ? folder : 'app', isTest }
}

/** Domain has no folder named features: what is neither kit nor access nor a file of its own is one. */
function domainLayer([, folder = '', ...rest]: string[]): { layer: string; feature?: string } {
  if (rest.length === 0) return { layer: 'app' }
  return layers.includes(folder) ? { layer: folder } : { layer: 'features', feature: folder }
}
