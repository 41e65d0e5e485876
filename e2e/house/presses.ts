import type { BrowserContext, Locator, Page } from '@playwright/test'

/** In milliseconds. For this long, a hand rests before it repeats a press that was ignored. */
export const restMs = 1_000

/** In milliseconds. A finger's click comes a moment after its tap; a press that leads elsewhere may have none. */
const clickComesWithinMs = 300

type Clicks = { made: number; ignored: number }

declare global {
  /** The clicks of hands on this page, and how many of them the page has ignored. */
  var clicks: Clicks | undefined
}

/**
 * Lets all locators of this context repeat clicks and taps that the page ignores, because something had just come or
 * moved there. A person does the same. A press at a point of the screen is not repeated.
 */
export async function repeatIgnoredPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(countClicks)
  const page = await context.newPage()
  const locators = Object.getPrototypeOf(page.locator('html')) as object
  await page.close()
  if (changed.has(locators)) return
  changed.add(locators)
  for (const method of ['click', 'tap'] as const) repeatOf(locators as Pick<Locator, 'click' | 'tap'>, method)
}

const changed = new WeakSet<object>()

function repeatOf(locators: Pick<Locator, 'click' | 'tap'>, method: 'click' | 'tap'): void {
  const press = locators[method]
  locators[method] = async function (this: Locator, options?: Parameters<typeof press>[0]) {
    const page = this.page()
    for (;;) {
      const before = await clicksOn(page)
      await press.call(this, options)
      if (options?.trial || !before) return
      const after = await clicksOn(page, before.made)
      if (!after || after.ignored <= before.ignored) return
      await page.waitForTimeout(restMs)
    }
  }
}

/** Returns the clicks on a page, once there are more than this many; nothing if it is another page by now. */
async function clicksOn(page: Page, than = -1): Promise<Clicks | undefined> {
  try {
    return await page.evaluate(moreClicks, { than, withinMs: clickComesWithinMs })
  } catch {
    return undefined
  }
}

/** Runs in the page. */
async function moreClicks({ than, withinMs }: { than: number; withinMs: number }): Promise<Clicks | undefined> {
  const until = Date.now() + withinMs
  while (globalThis.clicks && globalThis.clicks.made <= than && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return globalThis.clicks
}

/** Runs in the page, before the program. */
function countClicks(): void {
  const clicks: Clicks = { made: 0, ignored: 0 }
  globalThis.clicks = clicks
  const isOfHand = ({ isTrusted, detail }: MouseEvent) => isTrusted && detail > 0
  addEventListener(
    'click',
    (click) => {
      if (!isOfHand(click)) return
      clicks.made += 1
      clicks.ignored += 1
    },
    { capture: true },
  )
  // Only a click that was not ignored gets here.
  document.addEventListener('click', (click) => isOfHand(click) && (clicks.ignored -= 1), { capture: true })
}
