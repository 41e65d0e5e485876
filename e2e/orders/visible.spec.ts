import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import { countedScreens, countWhole, openCounted, visibleWindows, type VisibleWindow } from '../house/visible.ts'
import { fillCounted } from '../people/evening.ts'

const brigade = brigadeOfThisFile()

journey('the boards show as many whole items in every window as their design promises', async ({ seat }) => {
  const { url } = brigade
  await fillCounted(url)
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
