import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { barePage, readAppearance } from './page-appearance.ts'

const program = fileURLToPath(new URL('bare-charts.ts', import.meta.url))

/** The rows and the size of a chart on the screen. */
export type GivenChart = { rows: Record<string, unknown>[]; series: number; isLying: boolean; height: number }

/**
 * Serves the charts that a page of insights shows without Brigade: its own frame and styles, one call for the rows, and the same charts of
 * Recharts in it. It shows the least that the browser must do, for comparison.
 */
export async function startBareInsights(page: Page): Promise<BarePage> {
  const charts = await page.evaluate(chartsOfPage)
  const frame = await page.evaluate(frameOfPage)
  const html = barePage(await readAppearance(page), `${frame}<script type="module" src="/charts.js"></script>`)
  return serveBarePage(html, {
    answers: new Map([['/charts', charts]]),
    scripts: new Map([['/charts.js', await builtProgram()]]),
  })
}

async function builtProgram(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, target: 'es2023', lib: { entry: program, formats: ['es'] } },
  })
  // Without a watcher, one output is what a build of one format returns.
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const [file] = output!.output
  return file.code
}

/** Runs in the page: returns what each chart was given, as React knows it. */
function chartsOfPage(): GivenChart[] {
  type Fiber = { return: Fiber | null; memoizedProps: { data?: unknown; layout?: unknown } | null }
  return [...document.querySelectorAll<HTMLElement>('[role="img"] .recharts-wrapper')].map((drawn) => {
    const name = Object.keys(drawn).find((key) => key.startsWith('__reactFiber$'))
    let fiber = (drawn as unknown as Record<string, Fiber | null>)[name ?? ''] ?? null
    while (fiber && !(Array.isArray(fiber.memoizedProps?.data) && fiber.memoizedProps.layout)) fiber = fiber.return
    if (!fiber) throw new Error('React does not say what a chart was given')
    return {
      rows: fiber.memoizedProps!.data as Record<string, unknown>[],
      series: drawn.querySelectorAll('.recharts-bar').length,
      isLying: fiber.memoizedProps!.layout === 'vertical',
      height: drawn.clientHeight,
    }
  })
}

/** Runs in the page: returns the screen without the charts, each of which has an empty place. */
function frameOfPage(): string {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  for (const drawn of root.querySelectorAll('[role="img"] .recharts-responsive-container')) {
    const place = document.createElement('div')
    place.dataset['bareChart'] = ''
    drawn.replaceWith(place)
  }
  return root.outerHTML
}
