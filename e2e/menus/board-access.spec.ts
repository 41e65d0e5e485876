import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey } from '../house/journey.ts'
import { expectNoSeriousFault } from '../house/serious-faults.ts'
import { speak } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

const email = 'supermanager@brigade.demo'

const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'ar', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
] as const

const words = {
  en: { add: 'Add side', save: 'Save', cancel: 'Cancel', missing: 'Name in EN is required!' },
  ar: { add: 'إضافة طبق جانبي', save: 'حفظ', cancel: 'إلغاء', missing: 'الاسم باللغة EN مطلوب!' },
}

for (const { language, colorScheme } of looks) {
  const asLooked = `in ${language === 'en' ? 'English' : 'Arabic'}, ${colorScheme}`
  const say = words[language]

  journey(`the panels and their forms have no serious fault ${asLooked}`, async ({ seat }) => {
    await speak(brigade.url, { email, language })
    const page = await seat({ url: brigade.url, email, path: '/menu', colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(panel(page, 'sides').getByRole('listitem').first()).toBeVisible()
    await expectNoSeriousFault(page)

    await page.getByRole('button', { name: say.add }).click()
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await expect(page.getByText(say.missing)).toBeVisible()
    await expectNoSeriousFault(page)
    await page.getByRole('button', { name: say.cancel, exact: true }).click()
    await expect(page.getByText(say.missing)).toHaveCount(0)

    await panel(page, 'modifiers').getByRole('listitem').first().locator('[data-row]').click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await expectNoSeriousFault(page)
  })
}

journey('on a phone there is one panel at a time, with a way back', async ({ seat }) => {
  const page = await seat({
    url: brigade.url,
    email: 'manager@hotel.demo',
    path: '/menu',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await panel(page, 'menus').getByText('Drinks').tap()
  await expect(panel(page, 'menus')).toHaveCount(0)
  await panel(page, 'categories').locator('[data-row]').nth(1).tap()
  await panel(page, 'items').locator('[data-row]').first().tap()
  await expect(panel(page, 'sides')).toBeVisible()
  await expectNoSeriousFault(page)

  await page.getByRole('button', { name: 'Back to Items' }).tap()
  await page.getByRole('button', { name: 'Back to Categories' }).tap()
  await page.getByRole('button', { name: 'Back to Menus' }).tap()

  await expect(panel(page, 'menus').getByText('Drinks')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

journey('an admin goes through the menus of any hotel over the whole screen', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: '/bulk-operations' })
  await expect(panel(page, 'menus').getByText('Breakfast')).toBeVisible()
  await expectNoSeriousFault(page)

  await page.getByRole('combobox', { name: 'Venue' }).selectOption('Citadel Coffee')

  await expect(panel(page, 'menus').getByText('Breakfast')).toHaveCount(0)
  await expect(panel(page, 'items').getByText(/IQD/).first()).toBeVisible()
  await expect(page).toHaveURL(/venue=3/)
  await page.reload()
  await expect(panel(page, 'items').getByText(/IQD/).first()).toBeVisible()
})

function panel(page: Page, kind: string) {
  return page.locator(`[data-panel="${kind}"]`)
}
