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
  await expect(async () => {
    if (!(await question.isVisible()))
      await waiter.getByRole('button', { name: `Clear room: ${name}`, exact: true }).click()
    await expect(question).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(async () => {
    if (await question.isVisible()) await question.getByRole('button', { name: 'Clear room' }).click()
    await expect(waiter.getByRole('heading', room)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()

  await expect(manager.getByRole('heading', room)).toHaveCount(0)
  await expect.poll(() => countIn(manager)).toBe(before - 1)
})

function headings(page: Page) {
  return page.getByRole('heading', { level: 3 })
}

/** What the tab says how many rooms there are. */
async function countIn(page: Page): Promise<number> {
  const words = await page.getByRole('button', { name: /^Overnight Trays/ }).textContent()
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0)
}
