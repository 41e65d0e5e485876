import { expect, type Locator } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { speak } from '../people/staff.ts'

const brigade = brigadeOfThisFile()
const phone = { width: 390, height: 844 }
/** Where days and hours would no longer have one line beside the other columns. */
const desk = { width: 960, height: 800 }

journey(
  'on a phone each cell is of its own column to a screen reader, also beside one that is empty',
  async ({ seat }) => {
    const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
    const { id: menuId } = await editor.menuCalled('Drinks')
    const name = 'Winter Drinks'
    // Its names in the other languages of the venue are empty.
    await editor.addCategory(menuId, name)
    const page = await seat({
      url: brigade.url,
      email: 'admin@brigade.demo',
      path: `/categories?menu=${menuId}`,
      viewport: phone,
    })

    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(row).toBeVisible()
    const headings = await page.getByRole('columnheader').allTextContents()
    const cells = await row.getByRole('rowheader').or(row.getByRole('cell')).allTextContents()

    expect(cells.length).toBe(headings.length)
    expect(cells[headings.indexOf('Days available')]).toBe('Every day')
    await expectToFit(page)
  },
)

journey('days and hours stand in one line, in Arabic too', async ({ seat }) => {
  await speak(brigade.url, { email: 'admin@brigade.demo', language: 'ar' })
  const page = await seat({
    url: brigade.url,
    email: 'admin@brigade.demo',
    path: '/orders/history',
    viewport: desk,
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')

  const placed = page.getByRole('cell').filter({ hasText: /\d\d:\d\d$/ })
  await expect(placed.nth(9)).toBeVisible()
  for (const cell of await placed.all()) expect(await linesOf(cell)).toBe(1)
  await expectToFit(page)
})

/** In how many lines a cell writes its text. */
function linesOf(cell: Locator): Promise<number> {
  return cell.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })
}
