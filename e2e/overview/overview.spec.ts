import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { colleague } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('the organization lands on all venues, sees one get busy, and opens its board', async ({ seat }) => {
  const { url } = brigade
  const manager = await colleague(url, 'manager@hotel.demo')
  const page = await seat({ url, email: 'organization@brigade.demo' })
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Harbour Hotel' })
  const inQueue = async () => Number(/(\d+) in queue/i.exec(await tile.innerText())?.[1] ?? 0)
  await expect(tile.getByText(/today/)).toBeVisible()
  const waiting = (await manager.openOrders()).filter(({ status }) => status === 'incoming')
  await expect.poll(inQueue).toBe(waiting.length)

  await manager.accept(waiting[0]!)

  await expect.poll(inQueue).toBe(waiting.length - 1)

  await tile.getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\?venue=1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Active orders' })).toBeVisible()
})
