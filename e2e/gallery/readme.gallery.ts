import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey, takeOver } from '../house/journey.ts'
import { closeWarning } from '../house/visible.ts'
import { askForTowels, fillEvening } from '../people/evening.ts'
import { windows, wanted } from './looks.ts'

const brigade = brigadeOfThisFile()
const folder = `${import.meta.dirname}/../../docs/screenshots`

const pictures = [
  { name: 'live-board', email: 'manager@hotel.demo', path: '/orders/list', window: windows.desk },
  { name: 'kitchen', email: 'chief@hotel.demo', path: '/orders/kitchenorders', window: windows.desk },
  { name: 'live-board-phone', email: 'waiter@hotel.demo', path: '/orders/active', window: windows.phone },
  { name: 'floor', email: 'manager@hotel.demo', path: '/tables/management', window: windows.desk },
  { name: 'menu', email: 'admin@brigade.demo', path: '/menu?venue=1', window: windows.desk },
]

/** Draws the pictures of the documents, only if they are asked for by name: an evening with some late orders. */
journey('the pictures of the documents', async ({ seat }) => {
  if (!wanted.screens?.includes('readme')) return
  const { url } = brigade
  await fillEvening(url, { orders: 26 })
  await askForTowels(url, { rooms: 6 })
  const page = await seat({ url, reducedMotion: 'reduce' })
  for (const { name, email, path, window } of pictures) {
    await journey.step(name, async () => {
      await takeOver(page, { url, email })
      await page.setViewportSize(window)
      await page.goto(path)
      await closeWarning(page)
      await expect(page.locator('[data-order], [data-room], [data-row]').first()).toBeVisible()
      // A press lets the browser play sounds: the header no longer asks for it.
      await page.mouse.click(180, 3)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `${folder}/${name}.png` })
    })
  }
})
