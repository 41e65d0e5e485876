import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { reloadByNewVersion } from '../house/new-version.ts'

const brigade = brigadeOfThisFile()

journey('a page that reloads itself says so, and its line can be tested from there', async ({ seat, wire }) => {
  const line = await wire(brigade)
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo', path: '/orders/history' })

  await reloadByNewVersion(manager, line)

  const told = manager.getByRole('dialog', { name: 'Page Reloaded!' })
  await told.getByRole('button', { name: 'Continue' }).click({ timeout: 30_000 })
  await expect(told).toHaveCount(0)
  await manager.getByRole('button', { name: 'Network Test' }).click()
  const test = manager.getByRole('dialog', { name: 'Network Test' })
  await test.getByRole('button', { name: 'Start test' }).click()
  // A busy machine has a connection that is not very good.
  await expect(test.getByText(/^(Acceptable|Borderline|Problems likely)$/)).toBeVisible({ timeout: 60_000 })
  await expect(test.getByRole('button', { name: 'Test again' })).toBeVisible()
})
