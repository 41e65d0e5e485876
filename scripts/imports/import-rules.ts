import { posix } from 'node:path'
import { beside, features, kitFolders, layers, type Place, shared, subFeatures } from './place.ts'
import type { SourceFile } from './read-source.ts'

/** One import of one file. `target` and `to` are missing if it names a package or a part of Node. */
export type Import = {
  file: string
  from: Place
  specifier: string
  target?: string
  to?: Place
  targetExists: boolean
  /** The packages with which the importer's workspace is shipped. */
  dependencies: string[]
}

/** A rule returns the violation, or undefined. */
type Rule<T> = (subject: T) => string | undefined

const mayImport: Record<string, string[]> = {
  domain: [],
  server: ['domain'],
  web: ['domain'],
  e2e: ['scripts', 'pos-simulator'],
  bench: ['scripts', 'server', 'domain', 'e2e'],
  scripts: ['server', 'domain', 'pos-simulator'],
  'pos-simulator': [],
}

/**
 * The features that a kit may know: all calls of the web app depend on the signed-in person and the venue, so its kit
 * does too.
 */
const kitMayKnow: Record<string, string[]> = { web: ['auth', 'venues'] }

/** The features whose machinery is in the kit, so that the kit may use their name. */
const wordsOfKit: Record<string, string[]> = { server: ['jobs', 'audit'] }

export const fileRules: Rule<SourceFile & { place: Place }>[] = [
  function hasATellingName({ path }) {
    const name = posix.basename(path).replace(/\..*$/, '')
    if (name === 'index') return 'a file called index hides what is in it: import the file that declares it'
    return ['utils', 'helpers', 'common', 'misc'].includes(name)
      ? `"${name}" says nothing about its content`
      : undefined
  },
  function exportsByName({ exportsAll, isBarrel }) {
    if (exportsAll) return '"export *" hides what is exported: export names'
    return isBarrel ? 'a barrel: let importers name the file that declares what they need' : undefined
  },
  function knowsItsFeature({ place: { feature } }) {
    return feature === undefined || features.includes(feature)
      ? undefined
      : `"${feature}" is not in the list of features`
  },
  function knowsItsSubFeature({ place: { package: packageName, feature, subFeature } }) {
    return subFeature === undefined || subFeatures[`${packageName}/${feature}`]?.includes(subFeature)
      ? undefined
      : `"${subFeature}" is not in the list of sub-features of ${feature}`
  },
  function keepsFeaturesNamesOutOfKit({ place: { package: packageName, layer, isTest }, members, texts }) {
    if (layer !== 'kit' || isTest) return undefined
    const own = [...(kitMayKnow[packageName] ?? []), ...(wordsOfKit[packageName] ?? [])]
    const names = features.filter((feature) => !own.includes(feature))
    const member = members.find((name) => wordsOf(name).some((word) => names.includes(word)))
    const text = texts.find((each) => names.some((name) => each.startsWith(`${name}:`)))
    const named = member ?? text
    return named === undefined ? undefined : `kit knows no feature, and "${named}" names one`
  },
  function leavesWirePathsToContracts({ path, place, texts }) {
    const mayNameThem = place.isTest || path.endsWith('.api.ts') || ['testing', 'outside'].includes(place.layer)
    if (mayNameThem || !['domain', 'server', 'web'].includes(place.package)) return undefined
    const wirePath = texts.find((text) => /^\/?v1\/\w/.test(text))
    return wirePath ? `the wire path "${wirePath}" belongs in an .api.ts file of domain` : undefined
  },
]

export const importRules: Rule<Import>[] = [
  function namesAFile({ target, specifier, targetExists }) {
    if (!target) return undefined
    if (!/\.\w+$/.test(target)) return `"${specifier}" names no file: write it with its extension`
    return targetExists ? undefined : `"${specifier}" is not there (${target})`
  },
  function staysInItsPackage({ from, to, specifier }) {
    if (!to || from.package === to.package) return undefined
    if (!(mayImport[from.package] ?? []).includes(to.package)) return `${from.package} may not know ${to.package}`
    // Only the shipped workspaces must use the names that their packages define.
    const isShipped = ['domain', 'server', 'web'].includes(from.package)
    return isShipped && specifier.startsWith('.') ? `"${specifier}" climbs out of ${from.package}` : undefined
  },
  function keepsDomainPure({ from, to, specifier, dependencies }) {
    if (from.package !== 'domain' || to || from.isTest || from.layer === 'testing') return undefined
    const isOwn = dependencies.some((name) => specifier === name || specifier.startsWith(`${name}/`))
    return isOwn ? undefined : `domain knows no "${specifier}", only its own dependencies`
  },
  function goesDownTheLayers({ from, to }) {
    if (!to || from.isTest) return undefined
    if (to.isTest) return 'a test is imported by nobody'
    if (from.package !== to.package && to.layer !== 'testing') return undefined
    return layers.indexOf(to.layer) > layers.indexOf(from.layer) ? `${from.layer} may not know ${to.layer}` : undefined
  },
  function keepsUiFreeOfFeatures({ from, to }) {
    return from.layer === 'ui' && to?.package === 'domain' && to.feature
      ? `ui knows no domain word, also not those of ${to.feature}`
      : undefined
  },
  function keepsKitFreeOfFeatures({ from, to }) {
    const isAsked = from.layer === 'kit' && !from.isTest && from.package !== 'domain' && to?.package === 'domain'
    if (!isAsked || !to.feature || kitMayKnow[from.package]?.includes(to.feature)) return undefined
    return `kit knows no feature, also not ${to.feature}`
  },
  function looksAtEarlierFeaturesOnly({ from, to, target }) {
    if (!from.feature || !to?.feature || from.isTest) return undefined
    // A venue's settings are those of all features, on one level of the wire.
    if (from.package === 'domain' && from.feature === 'venues' && target?.endsWith('.settings.ts')) return undefined
    const isLater = features.indexOf(to.feature) > features.indexOf(from.feature)
    return isLater ? `${from.feature} may not know ${to.feature}, which comes after it` : undefined
  },
  function keepsSettingsByThemselves({ file, from, to }) {
    if (from.package !== 'domain' || !file.endsWith('.settings.ts') || !to?.feature) return undefined
    return to.feature === from.feature ? undefined : `settings know kit and their own feature, not ${to.feature}`
  },
  function entersOtherFeaturesByTheirPublicFolder({ from, to, target }) {
    if (!from.feature || !to?.feature || from.isTest || from.feature === to.feature || !target) return undefined
    if (!['server', 'web'].includes(to.package)) return undefined
    const isPublic = target.includes(`/features/${to.feature}/`) && target.includes('/public/')
    if (to.package === 'server')
      return isPublic ? undefined : `${to.feature} is entered by its public folder or app.service only`
    return isPublic || target.endsWith('.queries.ts')
      ? undefined
      : `${to.feature} is entered by its queries or its public folder only`
  },
  function looksAtEarlierSubFeaturesOnly(edge) {
    const [from, to] = apart(edge)
    if (!from || !to) return undefined
    const order = subFeatures[`${edge.from.package}/${edge.from.feature}`] ?? []
    const isLater = order.indexOf(to) > order.indexOf(from)
    return isLater ? `${from} may not know ${to}, which comes after it` : undefined
  },
  function entersOtherSubFeaturesByTheirPublicFolder(edge) {
    const [from, to] = apart(edge)
    if (!from || !to || shared.includes(from) || shared.includes(to) || edge.target?.includes(`/${to}/public/`))
      return undefined
    return `${to} is entered by its public folder only`
  },
  function goesDownTheFoldersOfTheKit({ file, from, target }) {
    const order = kitFolders[from.package]
    const [inner, other] = [file, target].map((path) => kitFolderOf(path))
    if (from.isTest || !order || inner === undefined || other === undefined || inner === other) return undefined
    const unlisted = [inner, other].find((name) => !order.includes(name))
    if (unlisted !== undefined) return `"${unlisted}" is not in the list of folders of the kit`
    return order.indexOf(other) > order.indexOf(inner)
      ? `${inner} may not know ${other}, which comes after it`
      : undefined
  },
  function goesOneWayBetweenAFeatureAndItsFolders({ file, from, to }) {
    const isInside = from.feature !== undefined && from.package === to?.package && from.feature === to.feature
    if (!isInside || from.isTest || putsTogether.test(file)) return undefined
    if ((from.subFeature === undefined) === (to.subFeature === undefined)) return undefined
    const order = subFeatures[`${from.package}/${from.feature}`] ?? []
    // Files outside the listed folders come before all of them.
    const placeOf = ({ subFeature = beside }: Place) => order.indexOf(subFeature)
    if (placeOf(to) <= placeOf(from)) return undefined
    return from.subFeature
      ? `${from.subFeature} may not know what stands beside it in ${from.feature}`
      : `what the sub-features of ${from.feature} share may not know ${to.subFeature}`
  },
]

/** Returns the kit folder of a file; undefined if it is elsewhere, or a builder of tests. */
function kitFolderOf(path: string | undefined): string | undefined {
  const [, folder] = path?.match(/^(?:server|web)\/src\/kit\/([^/]+)\/./) ?? []
  return folder === 'testing' ? undefined : folder
}

/** Returns the words of a name, `live` and `orders` for `liveOrders`. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^A-Za-z]/).map((word) => word.toLowerCase())
}

/** Matches the files in which a feature joins its sub-features. */
const putsTogether = /\.(feature|routes|translations\.(en|ar))\.tsx?$/

/** Returns the two sub-features of one feature that an import connects, if it does. */
function apart({ file, from, to }: Import): [from?: string, to?: string] {
  const isInside = from.feature !== undefined && from.package === to?.package && from.feature === to.feature
  return isInside && !from.isTest && !putsTogether.test(file) && from.subFeature !== to?.subFeature
    ? [from.subFeature, to?.subFeature]
    : []
}
