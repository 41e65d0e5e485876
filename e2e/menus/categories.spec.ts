import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { demoPassphrases, givePassphrase } from '../screens/passphrase.ts'

const brigade = brigadeOfThisFile()

const email = 'manager@hotel.demo'

journey('a category goes to another menu with its items, once the special passphrase was right', async ({ seat }) => {
  const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
  const breakfast = await editor.menuCalled('Breakfast')
  const allDay = await editor.menuCalled('All-Day Dining')
  const itemsBefore = (await editor.itemsOf(allDay.id)).length
  const page = await seat({ url: brigade.url, email, path: `/categories?menu=${breakfast.id}` })
  const row = page.getByRole('row').filter({ hasText: 'From the Bakery' })
  await expect(row.getByRole('link')).toHaveText('3 items')

  await row.getByRole('button', { name: 'More for From the Bakery' }).click()
  await page.getByRole('menuitem', { name: 'Move to another menu' }).click()
  await givePassphrase(page, 'not this one')
  await expect(page.getByText('Wrong Passphrase!')).toBeVisible()
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: 'More for From the Bakery' }).click()
  await page.getByRole('menuitem', { name: 'Move to another menu' }).click()
  await givePassphrase(page, demoPassphrases.categoryMove)
  const dialog = page.getByRole('dialog', { name: 'Move From the Bakery to another menu' })
  await dialog.getByText('All-Day Dining').click()
  await dialog.getByRole('button', { name: 'Move category' }).click()

  await expect(page.getByText('Items along with Modifiers moved to new Menu Successfully!')).toBeVisible()
  await expect(page.getByText('Category moved to new Menu Successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: /^All-Day Dining/ }).click()
  await expect(row).toBeVisible()
  expect(await editor.itemsOf(allDay.id)).toHaveLength(itemsBefore + 3)
})

journey('an admin tags a category, exports the list, and another screen sees the tag', async ({ seat }) => {
  const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
  const { id } = await editor.menuCalled('Drinks')
  const admin = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: `/categories?menu=${id}` })
  const second = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: `/categories?menu=${id}` })
  const name = (await editor.categoriesOf(id))[0]?.name.en ?? ''
  const rowOn = (page: typeof admin) => page.getByRole('row').filter({ hasText: name })
  await expect(rowOn(second)).toBeVisible()

  await rowOn(admin)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await admin.getByRole('menuitem', { name: 'Tag', exact: true }).click()
  await admin.getByRole('dialog').getByText('Specials').click()
  await admin.getByRole('button', { name: 'Apply tag' }).click()

  await expect(admin.getByText('Tags applied successfully!')).toBeVisible()
  await expect(rowOn(second)).toContainText('Specials')
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Export Categories' }).click()
  expect((await download).suggestedFilename()).toBe('Harbour Hotel Drinks categories.xlsx')
})
