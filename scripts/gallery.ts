import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWeb } from './build-web.ts'
import { chromiumAdvice, prepareChromium } from './chromium.ts'
import { root, runCommand } from './run-command.ts'

const { values } = parseArgs({
  options: {
    screens: { type: 'string' },
    windows: { type: 'string' },
    themes: { type: 'string' },
    languages: { type: 'string' },
    evenings: { type: 'string' },
    workers: { type: 'string' },
    folder: { type: 'string', default: join(root, 'gallery') },
  },
})

const { folder, ...choices } = values
await draw()

/** Draws every screen in every window, theme and language into a folder, with a page that shows all of them. */
async function draw(): Promise<void> {
  const chromium = await prepareChromium()
  if (!chromium) throw new Error(chromiumAdvice)
  await buildWeb()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const wanted = Object.entries(choices).map(([name, value]) => [`GALLERY_${name.toUpperCase()}`, value] as const)
  process.exitCode = await runCommand({
    program: 'playwright',
    args: ['test', '--config=gallery/gallery.config.ts'],
    folder: 'e2e',
    env: { ...Object.fromEntries(wanted), CHROMIUM_PATH: chromium, GALLERY_FOLDER: folder },
  })
  writeFileSync(join(folder, 'index.html'), indexPage())
  console.log(`\nThe gallery: ${join(folder, 'index.html')}`)
}

/** Returns a page with all pictures, screen by screen. */
function indexPage(): string {
  const pictures = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.png'))
    .map(({ parentPath, name }) => ({ screen: relative(folder, parentPath), name }))
    .toSorted((one, other) => one.screen.localeCompare(other.screen) || one.name.localeCompare(other.name))
  const screens = Map.groupBy(pictures, ({ screen }) => screen)
  const sections = [...screens].map(
    ([screen, shown]) => `<section><h2>${screen}</h2>${shown.map((picture) => figure(picture)).join('')}</section>`,
  )
  return `<!doctype html>
<meta charset="utf-8"><title>Brigade’s gallery</title>
<style>
  body { font: 15px system-ui; margin: 24px }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  h2 { width: 100%; font-size: 17px; margin: 24px 0 0 }
  figure { margin: 0 } figcaption { color: #666 } img { height: 320px; border: 1px solid #ccc }
</style>
<h1>${pictures.length} pictures of ${screens.size} screens</h1>
${sections.join('\n')}
`
}

function figure({ screen, name }: { screen: string; name: string }): string {
  const address = [...screen.split('/'), name].map(encodeURIComponent).join('/')
  return `<figure><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${name.replace('.png', '')}</figcaption></figure>`
}
