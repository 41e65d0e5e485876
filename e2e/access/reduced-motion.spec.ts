import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { history } from '../screens/history.ts'

const brigade = brigadeOfThisFile()

journey('what opens is in sight for people who asked for less motion', async ({ seat }) => {
  const reducedMotion = 'reduce'
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', path: '/orders/history', reducedMotion })
  await expect(history(page).heading).toBeVisible()

  await page.getByRole('combobox', { name: 'Status' }).click()

  await expect(page.getByTitle('Cancelled')).toBeInViewport()
})
