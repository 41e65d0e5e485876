import { readFileSync } from 'node:fs'
import { read, utils, write } from '@e965/xlsx'
import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()
const admin = 'admin@brigade.demo'
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const square = [
  ['Token', 'Item Name', 'Variation Name', 'SKU', 'Description', 'Categories', 'Price', 'Modifier Set - Milk'],
  ['X1', 'Flat white', 'Regular', 'FW1', 'With milk', 'Coffee', '4.50', 'Y'],
  ['X3', 'Flat white', 'Large', 'FW2', 'With milk', 'Coffee', '5.50', 'Y'],
  ['X2', 'Espresso', 'Regular', 'ES1', '', 'Coffee', '3.00', 'N'],
]

type Named = { id: number; name: { en: string }; price: number }

journey(
  'a whole menu leaves as one file, comes back changed, learns a Square file, and goes to another venue',
  async ({ seat }) => {
    const menu = await make<Named>('menu', { restaurantId: 2, name: { en: 'Journey', ar: 'رحلة' }, ...always })
    const category = await make<Named>('category', { menuId: menu.id, name: { en: 'Soups', ar: 'شوربات' }, ...always })
    const item = await make<Named>('items', {
      menuId: menu.id,
      categoryId: category.id,
      name: { en: 'Lentil', ar: 'عدس' },
      description: { en: 'Warm', ar: 'دافئ' },
      price: 12,
      posItemId: '1',
      ...always,
    })
    await make('condiments', { itemId: item.id, name: { en: 'Bread', ar: 'خبز' }, price: 2, max: 3, posItemId: '2' })
    const page = await seat({ url: brigade.url, email: admin, path: `/menu/${menu.id}` })
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).first().click()
      await page.getByRole('menuitem', { name }).click()
    }
    const drawer = page.getByRole('dialog').filter({ has: page.locator('input[type=file], [role=table], code') })
    const choose = (name: string, buffer: Buffer) =>
      drawer.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/octet-stream' })
    const importAll = async () => {
      await drawer.getByRole('button', { name: 'Submit' }).click()
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByText('Menu file imported.')).toBeVisible()
      await expect(drawer).toHaveCount(0)
    }

    let file = Buffer.alloc(0)
    await journey.step('it is exported as one workbook', async () => {
      const waiting = page.waitForEvent('download')
      await act('Export menu file')
      file = readFileSync(await (await waiting).path())
      expect(read(file).SheetNames).toEqual(['categories', 'items', 'sides', 'modifiers'])
    })

    await journey.step('it is changed, reviewed, imported and undone', async () => {
      await act('Import menu file')
      await drawer.getByText('A new menu', { exact: true }).click()
      await choose('menu.xlsx', changed(file))
      await expect(drawer.getByRole('textbox').and(page.locator('[aria-invalid=true]'))).toHaveCount(2)
      await drawer.getByText('This menu', { exact: true }).click()
      await choose('menu.xlsx', changed(file))
      await drawer.getByRole('button', { name: 'Items (2)' }).click()
      await drawer.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('row', { name: 'Items 1 1 0' })).toBeVisible()
      await expect(page.getByRole('row', { name: 'Sides 1 0 1' })).toBeVisible()
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByText('Menu file imported.')).toBeVisible()
      expect((await itemsOf(menu.id)).map(({ name, price }) => `${name.en} ${price}`).toSorted()).toEqual([
        'Lentil 14',
        'Pea 9',
      ])
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByText('Import undone.')).toBeVisible()
      expect((await itemsOf(menu.id)).map(({ name, price }) => [name.en, price])).toEqual([['Lentil', 12]])
    })

    await journey.step('the columns of a Square file are matched, and known the next time', async () => {
      await act('Import menu file')
      await choose('square.csv', Buffer.from(square.map((row) => row.join(',')).join('\n')))
      await expect(drawer.getByText('Check the proposed columns.')).toBeVisible()
      await expect(drawer.getByText('Options are not imported from these columns: Modifier Set - Milk')).toBeVisible()
      await drawer.getByRole('button', { name: 'Use these columns' }).click()
      await expect(drawer.getByText('Categories added because items name them: 1')).toBeVisible()
      await importAll()
      expect((await itemsOf(menu.id)).map(({ name }) => name.en).toSorted()).toEqual([
        'Espresso',
        'Flat white (Large)',
        'Flat white (Regular)',
        'Lentil',
      ])

      await act('Import menu file')
      await choose('square.csv', Buffer.from(square.map((row) => row.join(',')).join('\n')))
      await expect(drawer.getByText('Matched as last time.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
    })

    await journey.step('it is copied to another venue, whose currency is asked about', async () => {
      await act('Copy to another venue')
      const dialog = page.getByRole('dialog', { name: /Copy .* to another venue/ })
      await dialog.getByRole('combobox').click()
      await page.getByTitle('Harbour Hotel').click()
      await expect(dialog.getByText(/Prices keep their numbers: USD\s12\.00 becomes AED\s12\.00\./)).toBeVisible()
      const keep = dialog.getByRole('checkbox', { name: 'Copy the prices as they are' })
      // A press is ignored while the dialog grows under it.
      await expect(async () => {
        if (!(await keep.isChecked())) await keep.click()
        await expect(keep).toBeChecked({ timeout: 500 })
      }).toPass()
      await dialog.getByRole('button', { name: 'Copy menu' }).click()
      await expect(page.getByText(/Menu copied to/)).toBeVisible()
      const [copy] = (await list<Named>('menu?restaurantId=1')).filter(({ name }) => name.en === 'Journey')
      expect((await itemsOf(copy!.id)).map(({ name }) => name.en).toSorted()).toEqual([
        'Espresso',
        'Flat white (Large)',
        'Flat white (Regular)',
        'Lentil',
      ])
    })
  },
)

/** Returns an exported file with another price, another item and a side of it. */
function changed(file: Buffer): Buffer {
  const book = read(file)
  const edit = (sheet: string, change: (rows: unknown[][], place: (header: string) => number) => void) => {
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[sheet]!, { header: 1, defval: '' })
    change(rows, (header) => rows[0]!.indexOf(header))
    book.Sheets[sheet] = utils.aoa_to_sheet(rows)
  }
  edit('items', (rows, place) => {
    rows[1]![place('price')] = 14
    const pea = [...rows[1]!]
    pea[place('id')] = ''
    pea[place('name_english')] = 'Pea'
    pea[place('price')] = 9
    rows.push(pea)
  })
  edit('sides', (rows, place) => {
    const bread = [...rows[1]!]
    bread[place('id')] = ''
    bread[place('item_id')] = ''
    bread[place('item')] = 'Pea'
    rows.push(bread)
  })
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

async function make<T>(path: string, body: object): Promise<T> {
  return call<T>(brigade.url, { method: 'POST', path, body, token: await tokenOf(brigade.url, admin) })
}

async function list<T>(path: string): Promise<T[]> {
  return call<T[]>(brigade.url, { path: `${path}&skipPaginate=true`, token: await tokenOf(brigade.url, admin) })
}

function itemsOf(menuId: number): Promise<Named[]> {
  return list<Named>(`items?menuId=${menuId}`)
}
