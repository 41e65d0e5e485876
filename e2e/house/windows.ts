import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test'

/** All that a journey may ask of a window. */
export type Look = Pick<
  BrowserContextOptions,
  'baseURL' | 'colorScheme' | 'hasTouch' | 'isMobile' | 'reducedMotion'
> & {
  viewport?: ViewportSize
}

const ordinary = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  viewport: { width: 1280, height: 800 },
} as const satisfies Look

/** So long a hand rests before it takes again what it has missed. */
export const restMs = 1_000

const outside = '/robots.txt'

/** What journeys listen to; in an emptied window nobody listens. */
const heard = ['console', 'dialog', 'load', 'pageerror', 'request'] as const

/**
 * The windows of one worker. To open one costs more than most of what is done in it. So those that somebody has left are
 * emptied and used again: only the files of the program stay in the browser's cache.
 */
export class Windows {
  readonly #browser: Browser
  readonly #free: { kind: string; page: Page }[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A window that stands at a page of this address which is none of the program's. */
  async take(wish: Look): Promise<Page> {
    const look = { ...ordinary, ...wish }
    const index = this.#free.findIndex(({ kind }) => kind === kindOf(look))
    const [free] = index < 0 ? [] : this.#free.splice(index, 1)
    if (!free) return this.#open(look)
    await free.page.setViewportSize(look.viewport)
    await free.page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: look.reducedMotion })
    return free.page
  }

  /** Empties a window, so that the next person who looks like this can have it. */
  async giveBack(page: Page, look: Look): Promise<void> {
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of heard) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(outside)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    // Nothing is below the mouse of somebody who has just come.
    await page.mouse.move(-1, -1)
    this.#free.push({ kind: kindOf(look), page })
  }

  async #open(look: Look): Promise<Page> {
    const context = await this.#browser.newContext(look)
    context.on('page', (page) => void waitForArrivals(page))
    await context.addInitScript(pressAgain, restMs)
    const page = await context.newPage()
    await page.goto(outside)
    return page
  }
}

/** What stays as it is while a window is open. */
function kindOf({ baseURL, hasTouch = false, isMobile = false }: Look): string {
  return [baseURL, hasTouch, isMobile].join()
}

/** Whatever is done on a page waits, as a person would, until all that has just come there takes presses. */
function waitForArrivals(page: Page): Promise<void> {
  return page.addLocatorHandler(page.locator('[data-just-came]:visible').first(), async () => undefined)
}

/**
 * Runs in the page: a press that it stopped, since something had come or gone there in that very moment, is made again after a rest, as a
 * person would. Where taps are tried themselves they are left as they are.
 */
function pressAgain(afterMs: number): void {
  let stopped: MouseEvent | null = null
  addEventListener(
    'click',
    (press) => {
      if (!press.isTrusted || press.detail === 0 || globalThis.isTapped !== undefined) return
      stopped = press
      const { target } = press
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a, label, input') : null
      setTimeout(() => {
        if (stopped === press && pressed?.isConnected) setTimeout(() => pressed.click(), afterMs)
      })
    },
    { capture: true },
  )
  // What was not stopped comes on to here.
  document.addEventListener('click', () => (stopped = null), { capture: true })
}
