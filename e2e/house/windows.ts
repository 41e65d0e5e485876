import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test'
import { repeatIgnoredPresses } from './presses.ts'

/** Everything that a journey may choose for a window. */
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

/** The path of a page that does not belong to the program: a window there is empty. */
export const outside = '/robots.txt'

/** The events to which journeys listen; an emptied window has no listeners. */
const heard = ['console', 'dialog', 'load', 'pageerror', 'request'] as const

/**
 * The windows of one worker. Opening one costs more than most steps in it, so windows that were left are emptied and
 * used again: only the program's files stay in the browser's cache.
 */
export class Windows {
  readonly #browser: Browser
  readonly #free: { kind: string; page: Page }[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** Returns a window at a page of this address that does not belong to the program. */
  async take(wish: Look): Promise<Page> {
    const look = { ...ordinary, ...wish, viewport: wish.viewport ?? ordinary.viewport }
    const index = this.#free.findIndex(({ kind }) => kind === kindOf(look))
    const [free] = index < 0 ? [] : this.#free.splice(index, 1)
    if (!free) return this.#open(look)
    await free.page.setViewportSize(look.viewport)
    await free.page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: look.reducedMotion })
    return free.page
  }

  /** Empties a window for the next person with the same look. */
  async giveBack(page: Page, look: Look): Promise<void> {
    const context = page.context()
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const event of heard) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await leaveSeat(page)
    await context.clearCookies()
    // The mouse of a new person is over nothing.
    await page.mouse.move(-1, -1)
    this.#free.push({ kind: kindOf(look), page })
  }

  async #open(look: Look): Promise<Page> {
    // Further pages of a window have the ordinary look, whoever had the window first.
    const context = await this.#browser.newContext({ ...look, ...ordinary })
    await repeatIgnoredPresses(context)
    const page = await context.newPage()
    await page.setViewportSize(look.viewport ?? ordinary.viewport)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: look.reducedMotion })
    await page.goto(outside)
    return page
  }
}

/** Signs the person of a window out: their program has ended when the storage is emptied, so it stores nothing again. */
export async function leaveSeat(page: Page): Promise<void> {
  await page.goto(outside)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Returns the properties that can't change while a window is open. */
function kindOf({ baseURL, hasTouch = false, isMobile = false }: Look): string {
  return [baseURL, hasTouch, isMobile].join()
}
