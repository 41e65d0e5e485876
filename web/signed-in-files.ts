import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { translations as arabic } from './src/features/orders/orders.menu.translations.ar.ts'
import { translations as english } from './src/features/orders/orders.menu.translations.en.ts'
import { translations as arabicOfTables } from './src/features/tables/tables.menu.translations.ar.ts'
import { translations as englishOfTables } from './src/features/tables/tables.menu.translations.en.ts'
import { floorFiles, menuFiles } from './chunk-groups.ts'

const place = '<!-- signed-in-files -->'

/** The files for a person who is signed in, by the address that they open and by their language. */
const parts: { for: { path: string; language?: string }; title?: string; files: readonly string[] }[] = [
  { for: { path: '/' }, files: ['app/open-screens.tsx', 'app/screens.tsx'] },
  { for: { path: '/orders/active/' }, files: ['features/orders/floor/active-orders.page.tsx'] },
  { for: { path: '/orders/list/' }, files: ['features/orders/board/order-list.page.tsx'] },
  { for: { path: '/orders/kitchenorders/' }, files: ['features/orders/kitchen/kitchen.page.tsx'] },
  { for: { path: '/tables/management/' }, files: floorFiles },
  { for: { path: '/menu/' }, files: menuFiles },
  ...Object.entries({ en: [english, englishOfTables], ar: [arabic, arabicOfTables] } as const).flatMap(
    ([language, [{ screens }, { screens: ofTables }]]) => [
      { for: { path: '/', language }, files: [`app/i18n/${language}/shell.ts`] },
      { for: { path: '/orders/active/', language }, title: screens.active, files: [] },
      { for: { path: '/orders/list/', language }, title: screens.list, files: [] },
      { for: { path: '/orders/kitchenorders/', language }, title: screens.kitchen, files: [] },
      {
        for: { path: '/orders/', language },
        files: [
          `features/orders/orders.translations.${language}.ts`,
          `features/menus/selling/selling.translations.${language}.ts`,
        ],
      },
      {
        for: { path: '/tables/management/', language },
        title: ofTables.floor,
        files: ['orders', 'requests', 'tables', 'trays', 'venues'].map(
          (feature) => `features/${feature}/${feature}.translations.${language}.ts`,
        ),
      },
      {
        for: { path: '/menu/', language },
        files: [
          ...['menus', 'files', 'passphrases', 'venues'].map(
            (feature) => `features/${feature}/${feature}.translations.${language}.ts`,
          ),
          ...['items/menu-items', 'bulk/menu-bulk', 'selling/selling', 'presets/presets'].map(
            (words) => `features/menus/${words}.translations.${language}.ts`,
          ),
        ],
      },
    ],
  ),
]

/**
 * Lists the files of screens in the page, and the titles of their first frame, in inert templates: `first-paint.js`
 * takes out those that this device will need. Otherwise the browser would learn of them only from the program, two or
 * three requests later.
 */
export function nameSignedInFiles(): Plugin {
  return {
    name: 'signed-in-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const ofEverybody = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk, chunks)])
        const named = new Set(ofEverybody)
        const templates = parts.map((part) => {
          const attributes = Object.entries(part.for).map(([name, value]) => ` data-${name}="${value}"`)
          const wanted = part.files.flatMap((file) => [...withImports(chunkOf(file, chunks), chunks)])
          const links = [...new Set(wanted)].filter((chunk) => !named.has(chunk)).map(linksTo)
          // Files that every signed-in person needs are not listed a second time for single screens.
          if (part.for.path === '/') for (const chunk of wanted) named.add(chunk)
          const title = part.title ? `<b data-screen-title>${part.title}</b>` : ''
          return `<template${attributes.join('')}>${links.join('')}${title}</template>`
        })
        return html.replace(place, templates.join('\n    '))
      },
    },
  }
}

/** Returns a file of the program, with all files that it can't run without. */
function withImports(first: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([first])
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}

function chunkOf(file: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const id = fileURLToPath(new URL(`src/${file}`, import.meta.url))
  // A file of its own, or one that the bundler combined from several.
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id))
  if (!chunk) throw new Error(`${file} is in no file of the build`)
  return chunk
}

function linksTo({ fileName, viteMetadata }: Rolldown.OutputChunk): string {
  const styles = [...(viteMetadata?.importedCss ?? [])]
  return [
    `<link rel="modulepreload" crossorigin href="/${fileName}">`,
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('')
}
