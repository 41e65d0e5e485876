import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import { bulkDrawer } from '../screens/bulk.ts'

const brigade = brigadeOfThisFile()
const admin = 'admin@brigade.demo'
const venueId = 2
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }

type Named = { id: number; name: { en: string } }

journey(
  'a file of another country is read rightly, its date is told, and the import is undone long after',
  async ({ seat }) => {
    const token = await tokenOf(brigade.url, admin)
    const body = { restaurantId: venueId, name: { en: 'Alpine', ar: 'جبلية' }, hasCategories: false, ...always }
    const menu = await call<Named>(brigade.url, { method: 'POST', path: 'menu', token, body })
    const dishes = () =>
      call<Named[]>(brigade.url, { path: `items?menuId=${menu.id}&skipPaginate=true`, token }).then((items) =>
        items.map(({ name }) => name.en),
      )
    const page = await seat({ url: brigade.url, email: admin, path: `/menu?venue=${venueId}&menu=${menu.id}` })
    const bulk = bulkDrawer(page)
    await bulk.open('items')

    const rows = [
      'name_english;name_arabic;description_english;description_arabic;price',
      'Käsespätzle;&;Größe;&;12,5',
      'Knödel;&;Süß;&;2026-05-12',
    ]
    await bulk.choose({ name: 'karte.csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') })
    await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252')
    await expect(bulk.drawer.getByText('We guessed this file’s encoding')).toBeVisible()
    await expect(bulk.cell('name_english', 2)).toHaveValue('Käsespätzle')
    await expect(bulk.drawer.getByText('This cell is a date. Format it as text.')).toBeVisible()
    await page.getByLabel('Encoding').selectOption('windows-1256')
    await expect(bulk.cell('name_english', 2)).not.toHaveValue('Käsespätzle')
    await page.getByLabel('Encoding').selectOption('windows-1252')
    await bulk.cell('price', 3).fill('9')
    await bulk.submit.click()
    await bulk.import.click()
    await expect(page.getByText('Bulk Items added successfully!')).toBeVisible()
    expect(await dishes()).toEqual(['Käsespätzle', 'Knödel'])

    await page.goto(`${brigade.url}/excel/imports?venue=${venueId}`)
    const last = page.getByRole('row').filter({ hasText: '2 added, 0 changed' })
    await last.getByRole('button', { name: /^Undo/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()

    await expect(page.getByText('Import undone.')).toBeVisible()
    await expect(last).toContainText('Undone by Nadia Rahal')
    expect(await dishes()).toEqual([])
  },
)
