import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { languages } from '@brigade/domain/kit/languages.ts'
import { translations as english } from './src/features/orders/orders.menu.translations.en.ts'
import { translations as englishOfTables } from './src/features/tables/tables.menu.translations.en.ts'
import { floorFiles, menuFiles } from './chunk-groups.ts'

const place = '<!-- signed-in-files -->'

/** The files for an address, and the title of its first frame. */
type Part = { path: string; language?: string; title?: string; files: readonly string[] }

/** The files for a person who is signed in, whatever their language. */
const parts: Part[] = [
  { path: '/', files: ['app/open-screens.tsx', 'app/screens.tsx'] },
  { path: '/orders/active/', files: ['features/orders/floor/active-orders.page.tsx'] },
  { path: '/orders/list/', files: ['features/orders/board/order-list.page.tsx'] },
  { path: '/orders/kitchenorders/', files: ['features/orders/kitchen/kitchen.page.tsx'] },
  { path: '/tables/management/', files: floorFiles },
  { path: '/menu/', files: menuFiles },
]

type Titles = { active: string; list: string; kitchen: string; floor: string }

/** Returns the files of a language's texts by the address that they are for. */
function textsOf(titles: Titles, fileOf: (catalogue: string) => string): Part[] {
  return [
    { path: '/', files: [fileOf('shell')] },
    { path: '/orders/active/', title: titles.active, files: [] },
    { path: '/orders/list/', title: titles.list, files: [] },
    { path: '/orders/kitchenorders/', title: titles.kitchen, files: [] },
    { path: '/orders/', files: ['orders', 'selling'].map(fileOf) },
    {
      path: '/tables/management/',
      title: titles.floor,
      files: ['orders', 'requests', 'tables', 'trays', 'venues'].map(fileOf),
    },
    {
      path: '/menu/',
      files: ['menus', 'files', 'passphrases', 'venues', 'menu-items', 'menu-bulk', 'selling', 'presets'].map(fileOf),
    },
  ]
}

const englishFiles: Record<string, string> = {
  shell: 'app/shell/shell.translations.en.ts',
  selling: 'features/menus/selling/selling.translations.en.ts',
  'menu-items': 'features/menus/items/menu-items.translations.en.ts',
  'menu-bulk': 'features/menus/bulk/menu-bulk.translations.en.ts',
  presets: 'features/menus/presets/presets.translations.en.ts',
}

const englishParts = textsOf({ ...english.screens, floor: englishOfTables.screens.floor }, (catalogue) => {
  return englishFiles[catalogue] ?? `features/${catalogue}/${catalogue}.translations.en.ts`
}).map((part) => ({ ...part, language: 'en' }))

/** Returns the texts of a language beside English, and those of the sign-in page too, which has no file before them. */
async function partsOf(language: string): Promise<Part[]> {
  const [orders, tables] = await Promise.all([titlesIn(language, 'orders'), titlesIn(language, 'tables')])
  const fileOf = (catalogue: string) => `languages/${language}/${catalogue}.ts`
  return [
    { path: '/login/', files: ['language', 'ui', 'sign-in'].map(fileOf) },
    { path: '/', files: ['language', 'ui'].map(fileOf) },
    ...textsOf({ active: '', list: '', kitchen: '', floor: '', ...orders, ...tables }, fileOf),
  ]
}

type MenuTexts = { translations: { screens: Record<string, string> } }

async function titlesIn(language: string, catalogue: string): Promise<Record<string, string>> {
  const file = new URL(`src/languages/${language}/${catalogue}.menu.ts`, import.meta.url)
  const { translations }: MenuTexts = await import(/* @vite-ignore */ file.href)
  return translations.screens
}

/**
 * Lists the files of screens in the page, and the titles of their first frame, in inert templates: `first-paint.js`
 * takes out those that this device will need. Otherwise the browser would learn of them only from the program, two or
 * three requests later. Languages beside English have a file of such templates each, so that nobody else gets them.
 */
export function nameSignedInFiles(): Plugin {
  return {
    name: 'signed-in-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const language of languages.filter((each) => each !== 'en')) {
        const source = templatesOf(await partsOf(language), chunks, filesOfEverybody(chunks))
        this.emitFile({ type: 'asset', fileName: `first-files/${language}.html`, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        return html.replace(place, templatesOf([...parts, ...englishParts], chunks, filesOfEverybody(chunks)))
      },
    },
  }
}

/** Returns the templates of these parts, without the files that the page has anyway. */
function templatesOf(of: readonly Part[], chunks: readonly Rolldown.OutputChunk[], named: Set<Rolldown.OutputChunk>) {
  const templates = of.map(({ path, language, title, files }) => {
    const wanted = files.flatMap((file) => [...withImports(chunkOf(file, chunks), chunks)])
    const links = [...new Set(wanted)].filter((chunk) => !named.has(chunk)).map(linksTo)
    // Files that every signed-in person needs are not listed a second time for single screens.
    if (path === '/') for (const chunk of wanted) named.add(chunk)
    const shownTitle = title ? `<b data-screen-title>${title}</b>` : ''
    const forLanguage = language ? ` data-language="${language}"` : ''
    return `<template data-path="${path}"${forLanguage}>${links.join('')}${shownTitle}</template>`
  })
  return templates.join('\n    ')
}

function filesOfEverybody(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  return new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk, chunks)]))
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
