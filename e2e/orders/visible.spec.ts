import { expect, type Page } from '@playwright/test'
import { expectReachable, expectThumbSized, expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import { countedScreens, countWhole, openCounted, visibleWindows, type VisibleWindow } from '../house/visible.ts'
import { fillCounted } from '../people/evening.ts'

const brigade = brigadeOfThisFile()

journey.beforeAll(() => fillCounted(brigade.url))

journey('as many whole items in every window as the design promises', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, reducedMotion: 'reduce' })
  for (const screen of countedScreens) {
    await takeOver(page, { url, email: screen.email })
    await page.setViewportSize(visibleWindows['1280 × 800'])
    await openCounted(page, screen)
    for (const [name, size] of Object.entries(visibleWindows) as [VisibleWindow, { width: number; height: number }][]) {
      await journey.step(`${screen.name} ${name}`, async () => {
        await page.setViewportSize(size)
        await expect.poll(() => countWhole(page, screen)).toBeGreaterThanOrEqual(screen.aim[name])
      })
    }
  }
})

journey('at 400 % every board scrolls as a whole under one bar, and a thumb reaches each act', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, reducedMotion: 'reduce', hasTouch: true })
  for (const screen of countedScreens) {
    await journey.step(screen.name, async () => {
      await takeOver(page, { url, email: screen.email })
      await page.setViewportSize(visibleWindows['1280 × 800'])
      await openCounted(page, screen)
      await page.setViewportSize({ width: 320, height: 200 })

      const item = page.locator(screen.item).first()
      const act = screen.name === 'floor' ? item : item.getByRole('button').first()
      // Lists that follow a new window draw their items again.
      await expect(async () => {
        await act.scrollIntoViewIfNeeded({ timeout: 5_000 })
        await expectReachable(act)
      }).toPass()
      await expectThumbSized(act)
      await expectToFit(page)
      await expect.poll(() => fixedBars(page)).toBeLessThanOrEqual(1)
      // The first line of the item is above: one scrolls to it, and nothing covers it either.
      await item.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await expect(item).toBeInViewport()
      await act.tap({ trial: true })
    })
  }
})

/** Counts what stays where it is while the page scrolls, and takes room from it. */
function fixedBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scroller = document.querySelector('[data-page-scroller]')!
    const isInSight = (element: Element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect()
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight
    }
    const stays = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    const around = [...scroller.parentElement!.children].filter((element) => element !== scroller)
    return [...around, ...[...scroller.querySelectorAll('*')].filter(stays)].filter(isInSight).length
  })
}
