import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'

const brigade = brigadeOfThisFile()

journey('a room that one clears of the trays of the night leaves the other’s list, and its count', async ({ seat }) => {
  const { url } = brigade
  const path = '/tables/request?tab=overnight'
  const manager = await seat({ url, email: 'manager@hotel.demo', path })
  const waiter = await seat({ url, email: 'waiter@hotel.demo', path })
  const name = (await headings(waiter).first().textContent())!
  const room = { name, level: 3, exact: true } as const
  await expect(manager.getByRole('heading', room)).toBeVisible()
  const before = await countIn(manager)

  const question = waiter.getByRole('alertdialog')
  await waiter.getByRole('button', { name: `Clear room: ${name}`, exact: true }).click()
  await question.getByRole('button', { name: 'Clear room' }).click()

  await expect(waiter.getByRole('heading', room)).toHaveCount(0)
  await expect(manager.getByRole('heading', room)).toHaveCount(0)
  await expect.poll(() => countIn(manager)).toBe(before - 1)
})

function headings(page: Page) {
  return page.getByRole('heading', { level: 3 })
}

/** Returns the number of rooms on the tab. */
async function countIn(page: Page): Promise<number> {
  const words = await page.getByRole('button', { name: /^Overnight Trays/ }).textContent()
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0)
}
