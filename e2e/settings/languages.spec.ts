import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { speak } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('a person works in Kurdish from right to left, and then in German, also after a reload', async ({ seat }) => {
  const email = 'manager@hotel.demo'
  await speak(brigade.url, { email, language: 'ku' })
  const page = await seat({ url: brigade.url, email, path: '/orders/list' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'داواکاری' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'پەسەندکردن' }).first()).toBeVisible()

  await page.goto('/settings')
  await page.locator('#settings-language').click()
  await page.getByTitle('Deutsch').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByText('Sprache der Oberfläche')).toBeVisible()
})
