import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { speak } from '../people/staff.ts'
import { itemForm } from '../screens/item-form.ts'

const brigade = brigadeOfThisFile()
const email = 'supermanager@brigade.demo'

journey('in Arabic the panels bear their whole names, and numbers run from left to right', async ({ seat }) => {
  await speak(brigade.url, { email, language: 'ar' })
  const page = await seat({ url: brigade.url, email, path: '/menu?venue=1&menu=1&category=1&item=1' })
  const side = page.locator('[data-panel=sides] [data-row]')
  await expect(side).toHaveCount(3)

  for (const title of await page.locator('[data-panel] h2').all()) {
    expect(await title.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
    await expect(title).toHaveText(/\d$/)
  }
  for (const row of await side.all()) await expect(row).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'تعديل فطور هاربر' }).click()
  const price = itemForm(page, 'ar').field('price')
  await expect(price).toHaveCSS('direction', 'ltr')
  await expect(price).toHaveCSS('text-align', 'right')
})
