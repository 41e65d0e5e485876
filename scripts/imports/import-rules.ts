import { posix } from 'node:path'
import { beside, features, layers, type Place, subFeatures } from './place.ts'
import type { SourceFile } from './read-source.ts'

/** One import of one file. `target` and `to` are missing when it names a package or a part of Node. */
export type Import = {
  file: string
  from: Place
  specifier: string
  target?: string
  to?: Place
  targetExists: boolean
  /** The packages that the importer's workspace ships with. */
  dependencies: string[]
}

/** A rule answers what is wrong, or nothing. */
type Rule<T> = (subject: T) => string | undefined

const mayImport: Record<string, string[]> = {
  domain: [],
  server: ['domain'],
  web: ['domain'],
  e2e: ['scripts', 'pos-simulator'],
  bench: ['scripts', 'server', 'domain'],
  scripts: ['server', 'domain', 'pos-simulator'],
  'pos-simulator': [],
}

/** Who is signed in and at which venue is asked by all calls of the web app, and so by its kit. */
const kitMayKnow: Record<string, string[]> = { web: ['auth', 'venues'] }

/** Features whose work the kit does, and whose word is its own too. */
const wordsOfKit: Record<string, string[]> = { server: ['jobs'] }

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
    // Only the workspaces that are shipped must go by the names that their packages give.
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
    // A venue's settings are those of all features: they stand beside each other on the wire.
    if (from.package === 'domain' && from.feature === 'venues' && target?.endsWith('.settings.ts')) return undefined
    const isLater = features.indexOf(to.feature) > features.indexOf(from.feature)
    return isLater ? `${from.feature} may not know ${to.feature}, which comes after it` : undefined
  },
  function keepsSettingsByThemselves({ file, from, to }) {
    if (from.package !== 'domain' || !file.endsWith('.settings.ts') || !to?.feature) return undefined
    return to.feature === from.feature ? undefined : `settings know kit and their own feature, not ${to.feature}`
  },
  function entersOtherFeaturesByTheirDoor({ from, to, target }) {
    if (!from.feature || !to?.feature || from.isTest || from.feature === to.feature || !target) return undefined
    if (!['server', 'web'].includes(to.package)) return undefined
    const isDoor = target.includes(`/features/${[to.feature, to.subFeature, 'door'].filter(Boolean).join('/')}/`)
    if (to.package === 'server') return isDoor ? undefined : `${to.feature} is entered by its door or app.service only`
    return isDoor || target.endsWith('.queries.ts')
      ? undefined
      : `${to.feature} is entered by its queries or its door only`
  },
  function looksAtEarlierSubFeaturesOnly(edge) {
    const [from, to] = apart(edge)
    if (!from || !to) return undefined
    const order = subFeatures[`${edge.from.package}/${edge.from.feature}`] ?? []
    const isLater = order.indexOf(to) > order.indexOf(from)
    return isLater ? `${from} may not know ${to}, which comes after it` : undefined
  },
  function entersOtherSubFeaturesByTheirDoor(edge) {
    const [from, to] = apart(edge)
    if (!from || !to || edge.target?.includes(`/${to}/door/`)) return undefined
    return `${to} is entered by its door only`
  },
  function goesOneWayBetweenAFeatureAndItsFolders({ file, from, to }) {
    const isInside = from.feature !== undefined && from.package === to?.package && from.feature === to.feature
    if (!isInside || from.isTest || putsTogether.test(file)) return undefined
    if ((from.subFeature === undefined) === (to.subFeature === undefined)) return undefined
    const order = subFeatures[`${from.package}/${from.feature}`] ?? []
    // What has no place among the folders comes before them all.
    const placeOf = ({ subFeature = beside }: Place) => order.indexOf(subFeature)
    if (placeOf(to) <= placeOf(from)) return undefined
    return from.subFeature
      ? `${from.subFeature} may not know what stands beside it in ${from.feature}`
      : `what the sub-features of ${from.feature} share may not know ${to.subFeature}`
  },
]

/** The words of a name, `live` and `orders` of `liveOrders`. */
function wordsOf(name: string): string[] {
  return name.split(/(?=[A-Z])|[^A-Za-z]/).map((word) => word.toLowerCase())
}

/** The files in which a feature joins its sub-features. */
const putsTogether = /\.(feature|routes)\.tsx?$/

/** The two sub-features of one feature that an import joins, if it does. */
function apart({ file, from, to }: Import): [from?: string, to?: string] {
  const isInside = from.feature !== undefined && from.package === to?.package && from.feature === to.feature
  return isInside && !from.isTest && !putsTogether.test(file) && from.subFeature !== to?.subFeature
    ? [from.subFeature, to?.subFeature]
    : []
}
