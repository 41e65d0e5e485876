import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { expectNoFault } from '../house/axe-faults.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()
const admin = 'admin@brigade.demo'
const manager = 'manager@hotel.demo'

journey('an admin adds a group name, gives it a place, renames and deletes it', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, email: admin, path: '/menu' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Group names' }).click()
  const rows = page.getByRole('list', { name: 'Group names in order' }).getByRole('listitem')
  await expect(rows).toHaveCount(24)

  await page.getByRole('button', { name: 'Add name' }).click()
  await page.getByLabel('Name in English').fill('Choose Your Spoon')
  await page.getByLabel('Name in Arabic').fill('اختر ملعقتك')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rows).toHaveCount(25)
  await expect(rows.last()).toContainText('Choose Your Spoon')
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Move Choose Your Spoon up' }).click()
  await expect(rows.nth(23)).toContainText('Choose Your Spoon')
  await page.getByRole('button', { name: 'Rename Choose Your Spoon' }).click()
  await page.getByLabel('Name in English').fill('Choose Your Cutlery')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rows.nth(23)).toContainText('Choose Your Cutlery')

  const token = await tokenOf(url, manager)
  const names = await call<{ name: { en: string; ar: string } }[]>(url, {
    path: 'group-names?skipPaginate=true',
    token,
  })
  expect(names.map(({ name }) => name)).toContainEqual({ en: 'Choose Your Cutlery', ar: 'اختر ملعقتك' })
  await page.getByRole('button', { name: 'Delete Choose Your Cutlery' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(24)
})

journey(
  'a passphrase that an admin sets opens the gate, and a manager gets to none of these tools',
  async ({ seat }) => {
    const { url } = brigade
    const page = await seat({ url, email: admin, path: '/menu' })
    const button = page.getByRole('button', { name: 'More actions' })
    await button.click()
    await page.getByRole('menuitem', { name: 'Passphrases' }).click()
    const drawer = page.getByRole('dialog', { name: 'Passphrases of Harbour Hotel' })

    await drawer.getByLabel('Menu passphrase', { exact: true }).fill('salt')
    await expectNoFault(page)
    await drawer.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByText('Passphrases saved.')).toBeVisible()
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    const token = await tokenOf(url, manager)
    const open = (passphrase: string) =>
      call(url, {
        method: 'POST',
        path: 'passphrase/grant',
        token,
        body: { restaurantId: 1, gate: 'menuEdit', passphrase },
      })
    await expect(open('pepper')).rejects.toThrow('Wrong Passphrase!')
    expect(await open('salt')).toMatchObject({ gate: 'menuEdit' })

    const other = await seat({ url, email: manager, path: '/menu' })
    await expect(other.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    await other.getByRole('button', { name: 'More actions' }).click()
    await expect(other.getByRole('menuitem', { name: 'Sort menus' })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: 'Group names' })).toHaveCount(0)
    await expect(other.getByRole('menuitem', { name: 'Passphrases' })).toHaveCount(0)
    await other.goto('/menu/group-names')
    await expect(other).not.toHaveURL(/group-names/)
  },
)
