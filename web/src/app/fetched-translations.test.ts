import { expect, it } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { menuTranslations } from '#app/shell/shell.translations.en.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { registerFeature } from '#kit/features/register-feature.ts'

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**', '!../**/*.translations.*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const files = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace(/^\.\.\//, '').replace(/^\.\//, 'app/'), text]),
)

const names = featureList.map(({ name }) => name)
const said = new RegExp(
  String.raw`useTranslations\('(${names.join('|')})'\)|\b(?:t|say)\(\s*['${'`'}](${names.join('|')}):`,
  'g',
)
const importing = /^(?:import|export) (?!type\b)[^']*?from '#([^']+)'|\bimport\('#([^']+)'\)/gm
const latePart = /lazyPart\(\s*async \(\) =>[^[]*?import\('#([^']+)'\)[^[]*?,\s*\[([^\]]*)\],?\s*\)/g

it.each(featureList)('fetches all words that the screens of $name say', ({ name, usesCatalogues = [] }) => {
  const own = [...files.keys()].filter((file) => featureOf(file) === name)
  const fetched = new Set<string>([name, ...usesCatalogues])

  const missing = [...wordsSaidFrom(own)].filter((spoken) => !fetched.has(spoken))

  expect(own.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

it('has the titles and the entries of the menu before the screens are there', () => {
  for (const feature of featureList) registerFeature(feature)
  const entriesAndTitles = featureList.flatMap(({ menu = [], floating = [], floatingLinks = [], routes }) => [
    ...menu.map(({ labelKey }) => labelKey),
    ...floating.flatMap(({ button }) => button?.labelKey ?? []),
    ...floatingLinks.flatMap(({ there, back }) => [there.labelKey, ...(back ? [back.labelKey] : [])]),
    ...routes.flatMap(({ handle }) => handle?.titleKey ?? []),
  ])
  const keys = [...entriesAndTitles, ...setupSlot.parts().flatMap(({ labelKey, helpKey }) => [labelKey, helpKey])]

  expect(entriesAndTitles.length).toBeGreaterThan(10)
  expect(setupSlot.parts().length).toBeGreaterThan(5)
  expect(keys.filter((key) => !isInMenuWords(key))).toEqual([])
})

/** Returns the features whose translations are used in these files and their imports; a lazy part brings its own. */
function wordsSaidFrom(first: readonly string[]): Set<string> {
  const words = new Set<string>()
  const met = new Set<string>()
  const waiting = [...first]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = files.get(file)
    if (text === undefined || met.has(file) || /\.(?:feature|routes)\.tsx$/.test(file)) continue
    met.add(file)
    for (const [, used, called] of text.matchAll(said)) words.add(used ?? called ?? '')
    const late = new Map([...text.matchAll(latePart)].map(([, part = '', list = '']) => [part, list]))
    for (const [part, list] of late) {
      for (const spoken of wordsSaidFrom([part])) if (!list.includes(`'${spoken}'`)) words.add(spoken)
    }
    for (const [, now, later] of text.matchAll(importing)) {
      const next = now ?? later ?? ''
      if (!late.has(next)) waiting.push(next)
    }
  }
  return words
}

function isInMenuWords(key: string): boolean {
  const [name = '', path = ''] = key.split(':')
  let found: unknown = (menuTranslations as Record<string, unknown>)[name]
  for (const part of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return typeof found === 'string'
}

/** Returns the feature of a file. Parts of menus, orders and venues have folders of their own inside their folders. */
function featureOf(file: string): string | undefined {
  const folders: Record<string, string> = {
    'menus/bulk': 'menuBulk',
    'menus/items': 'menuItems',
    'menus/selling': 'selling',
    'menus/presets': 'presets',
    'venues/details': 'venueDetails',
    'orders/placing': 'placing',
    'orders/bill': 'bill',
    'orders/test-orders': 'testOrders',
    'orders/finance': 'finance',
    'orders/allergies': 'allergies',
    'venues/list': 'venueList',
    'requests/services': 'guestServices',
  }
  const [, feature, part] = /^features\/(\w+)\/(?:([\w-]+)\/)?/.exec(file) ?? []
  return folders[`${feature}/${part}`] ?? feature
}
