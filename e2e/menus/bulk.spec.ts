import { readFileSync } from 'node:fs'
import { read, utils, write } from '@e965/xlsx'
import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'
import { bulkDrawer } from '../screens/bulk.ts'

const brigade = brigadeOfThisFile()
const admin = 'admin@brigade.demo'
const venueId = 2

type Named = { id: number; name: { en: string }; itemsCount: number; price: number; version: number }

const header = ['name_english', 'name_arabic', 'description_english', 'description_arabic', 'price', 'category']

journey(
  'an import is mended, seen by a colleague and undone, an export comes back, and options find their groups',
  async ({ seat }) => {
    const { menu, category } = await aMenu()
    const before = await itemsOf(menu.id)
    const path = `/menu?venue=${venueId}&menu=${menu.id}`
    const page = await seat({ url: brigade.url, email: admin, path })
    const elsewhere = await seat({ url: brigade.url, email: 'ordertaker@restaurant.demo', path })
    const seen = elsewhere.locator('[data-panel=items]').getByText('Mended soup')
    const bulk = bulkDrawer(page)
    await bulk.open('items')

    await journey.step('faults are mended where they are', async () => {
      await bulk.choose(
        aFile('csv', [
          header,
          ['Fine soup', 'جيد', 'Good', 'جيد', '12.5', category.name.en],
          ['x'.repeat(40), 'طويل', 'Too long', 'طويل', 'ten', category.name.en],
          ['Lost soup', 'تائه', 'Nowhere', 'لا مكان', '3', 'No such category'],
          ['', 'بلا اسم', 'Nameless', 'بلا', '4', category.name.en],
        ]),
      )
      await expect(page.getByRole('heading', { name: 'Invalid Category (No such category)' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('Leave without submitting?')).toHaveCount(0)
      await expect(bulk.rows).toHaveCount(3)
      await expect(bulk.submit).toBeDisabled()
      await expect(bulk.drawer.getByText('Enter the price as a number.')).toBeVisible()

      await bulk.cell('category', 4).fill(category.name.en)
      await bulk.cell('name_english', 3).fill('Mended soup')
      await bulk.cell('price', 3).fill('10')
      await bulk.remove(5).click()
      await expect(bulk.problems).toHaveCount(0)
    })

    await journey.step('a colleague sees the import come and go', async () => {
      await bulk.submit.click()
      await expect(bulk.count('created')).toHaveText('3')
      await bulk.import.click()
      await expect(page.getByText('Bulk Items added successfully!')).toBeVisible()
      await expect(bulk.drawer).toHaveCount(0)
      expect(await itemsOf(menu.id)).toHaveLength(before.length + 3)
      await expect(seen).toBeVisible()
      await bulk.undo.click()
      await expect(page.getByText('Import undone.')).toBeVisible()
      expect(await itemsOf(menu.id)).toEqual(before)
      await expect(seen).toHaveCount(0)
    })

    await journey.step('what is exported changes nothing, and what is edited in it does', async () => {
      await bulk.open('items')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export current records' }).click(),
      ])
      await bulk.choose({ name: 'items.xlsx', buffer: readFileSync(await download.path()) })
      await expect(bulk.submit).toBeEnabled()
      await bulk.submit.click()
      await expect(page.getByText('Nothing to change. All records already match the file.')).toBeVisible()

      await bulk.cell('price', 2).fill('99')
      await bulk.submit.click()
      await expect(bulk.count('changed')).toHaveText('1')
      await expect(bulk.count('created')).toHaveText('0')
      await bulk.import.click()
      await expect(bulk.drawer).toHaveCount(0)
      const [edited] = await itemsOf(menu.id)
      expect(edited).toMatchObject({ price: 99, version: before[0]!.version + 1 })
    })

    await journey.step('options come with their groups, and go to the group that is named', async () => {
      await bulk.open('modifiers')
      const columns = ['group_name_english', 'group_name_arabic', 'name_english', 'name_arabic', 'price']
      await bulk.choose(
        aFile('xlsx', [
          columns,
          ['Size', 'الحجم', 'Small', 'صغير', '0'],
          ['Size', '', 'Large', 'كبير', '2.5'],
          ['Milk', 'حليب', 'Oat', 'شوفان', '-1'],
        ]),
      )
      await bulk.submit.click()
      await expect(bulk.count('created')).toHaveText('2')
      await bulk.import.click()

      await expect(page.getByText('Bulk Modifiers added successfully!')).toBeVisible()
      const groups = page.locator('[data-panel=modifiers] [data-row]')
      await expect(groups).toHaveCount(2)
      await groups.filter({ hasText: 'Size' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Bulk Upload' }).click()
      await bulk.choose(aFile('csv', [columns.slice(2), ['Huge', 'ضخم', '4']]))
      await bulk.submit.click()
      await expect(bulk.count('changed')).toHaveText('1')
      await bulk.import.click()
      await expect(page.getByRole('dialog').getByText('Huge')).toBeVisible()
    })

    await journey.step('the empty workbook of a kind has its columns', async () => {
      await page.goto(`/excel/format?venue=${venueId}`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download: Menus' }).click(),
      ])
      const book = read(readFileSync(await download.path()), { type: 'buffer' })
      const cells = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames.at(-1)!]!, { header: 1 })
      expect(cells[0]).toEqual(['name_english', 'name_arabic', 'name_italian', 'name_french'])
    })
  },
)

/** Creates a menu for this journey alone, with two categories and an item. */
async function aMenu(): Promise<{ menu: Named; category: Named }> {
  const token = await tokenOf(brigade.url, admin)
  const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
  const post = (path: string, body: object) => call<Named>(brigade.url, { method: 'POST', path, token, body })
  const name = (en: string) => ({ en, ar: 'اسم' })
  const menu = await post('menu', { restaurantId: venueId, name: name(`Menu ${Date.now()}`), ...always })
  const category = await post('category', { menuId: menu.id, name: name('Soups'), ...always })
  await post('category', { menuId: menu.id, name: name('Salads'), ...always })
  const item = { menuId: menu.id, categoryId: category.id, name: name('=First'), description: name('-'), price: 5 }
  await post('items', { ...item, ...always })
  return { menu, category }
}

async function itemsOf(menuId: number): Promise<Named[]> {
  const token = await tokenOf(brigade.url, admin)
  return call<Named[]>(brigade.url, { path: `items?menuId=${menuId}&skipPaginate=true`, token })
}

function aFile(kind: 'csv' | 'xlsx', cells: string[][]): { name: string; buffer: Buffer } {
  if (kind === 'csv') return { name: 'items.csv', buffer: Buffer.from(cells.map((row) => row.join(';')).join('\r\n')) }
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['not this one']]), 'First')
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Last')
  return { name: 'items.xlsx', buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer }
}
