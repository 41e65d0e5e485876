import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

export type Hand = 'mouse' | 'finger'

type TwoTaps = { hand: Hand; gap: number }

declare global {
  /** Whether a tap has come to anything on the page. */
  var isTapped: boolean | undefined
}

/**
 * Presses the same spot of the screen twice, so many milliseconds apart, whatever has come to stand there meanwhile. What comes or goes
 * at the edge of the screen takes no press for a moment: both taps are made again where that was their moment.
 */
export async function tapTwice(page: Page, target: Locator, taps: TwoTaps): Promise<void> {
  do await tapSpotTwice(page, target, taps)
  while ((await page.evaluate(() => globalThis.isTapped)) === false)
}

async function tapSpotTwice(page: Page, target: Locator, { hand, gap }: TwoTaps): Promise<void> {
  await page.evaluate(() => {
    globalThis.isTapped = false
    document.addEventListener('click', () => (globalThis.isTapped = true), { once: true, capture: true })
  })
  let box
  do {
    await target.click({ trial: true })
    box = await target.boundingBox()
  } while (!box || (await page.locator('[data-just-came]:visible').count()) > 0)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const tap = () => (hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
  // A hand comes back after its own time, whatever the page has made of it by then.
  const first = tap()
  await pause(gap)
  await Promise.all([first, tap()])
}
