import { Brigade } from '../e2e/house/brigade.ts'
import { countedScreens, countWhole, openCounted, visibleWindows, type VisibleWindow } from '../e2e/house/visible.ts'
import { fillCounted } from '../e2e/people/evening.ts'
import { tokenOf } from '../e2e/people/staff.ts'
import { findBrowser, launchChromium } from './chromium.ts'
import type { Figure, Part } from './figures.ts'

const title = 'Whole items in sight (compact density, an evening with more than fits)'

/** In milliseconds. Lists measure their rows before they draw the next ones. */
const drawnWithinMs = 1_000

/** Counts the whole items that each board shows in each window. */
export async function measureVisible(): Promise<Part> {
  const found = await findBrowser()
  if ('obstacle' in found) return { title, figures: [], notes: [found.obstacle] }
  const brigade = new Brigade()
  await brigade.start()
  const { url } = brigade
  await fillCounted(url)
  const browser = await launchChromium(found.executablePath)
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const page = await context.newPage()

  const figures: Figure[] = []
  for (const screen of countedScreens) {
    await page.goto('/robots.txt')
    const token = await tokenOf(url, screen.email)
    await page.evaluate((kept) => localStorage.setItem('brigade-token', kept), token)
    await openCounted(page, screen)
    await page.waitForTimeout(drawnWithinMs)
    // The kitchen shows the tickets of orders that were cancelled for a minute.
    await page.getByText('crossed out').waitFor({ state: 'hidden', timeout: 90_000 })
    for (const [name, size] of Object.entries(visibleWindows) as [VisibleWindow, { width: number; height: number }][]) {
      await page.setViewportSize(size)
      await page.waitForTimeout(drawnWithinMs)
      const count = await countWhole(page, screen)
      const { [name]: least } = screen.aim
      const aim = `at least ${least}`
      figures.push({ what: `${screen.name}, ${name}`, measured: String(count), aim, isReached: count >= least })
    }
  }
  await browser.close()
  await brigade.stop('SIGKILL')
  await brigade.remove()
  return { title, figures }
}
