import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'

export type Hand = 'mouse' | 'finger'

/** Presses the same spot of the screen twice, so many milliseconds apart, whatever has come to stand there meanwhile. */
export async function tapTwice(page: Page, target: Locator, { hand, gap }: { hand: Hand; gap: number }): Promise<void> {
  let box
  // What comes or goes at the edge of the screen while one looks takes no press for a moment.
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
