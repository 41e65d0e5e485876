import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { readSheet } from '../house/read-sheet.ts'
import { colleague } from '../people/staff.ts'
import { pickIn } from '../screens/choice-field.ts'

const brigade = brigadeOfThisFile()

journey(
  'finance sees what is sold as it is completed, and takes the same sums along in a spreadsheet',
  async ({ seat }) => {
    const { url } = brigade
    const manager = await colleague(url, 'manager@hotel.demo')
    const page = await seat({ url, email: 'finance@hotel.demo' })
    await expect(page.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
    const before = await sumOf(page, 'Orders')
    expect(before).toBeGreaterThan(0)

    const delivered = (await manager.openOrders()).find(({ status }) => status === 'delivered')!
    await manager.finish(delivered)

    await expect.poll(() => sumOf(page, 'Orders')).toBe(before + 1)
    await expect(page.getByRole('link', { name: `#${delivered.id}`, exact: true })).toBeVisible()

    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('button', { name: 'Filters' }).click()
    await pickIn(drawer.getByRole('combobox', { name: 'Payment type' }), 'Card')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/payment=card/)
    await expect.poll(() => sumOf(page, 'Orders')).toBeLessThan(before)
    const rows = await exported(page)

    expect(new Set(rows.map((row) => row['Payment type']))).toEqual(new Set(['Card']))
    expect(rows.length).toBe(await sumOf(page, 'Orders'))
    for (const [shown, header] of Object.entries({
      Sales: 'Total',
      Tips: 'Tip',
      Discounts: 'Discount',
      'Service fees': 'Service fee',
    })) {
      const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[header]) * 100), 0)
      expect({ shown, sum: cents / 100 }).toEqual({ shown, sum: await columnOf(page, shown) })
    }
  },
)

/** Returns the number beside a label among the sums. */
async function sumOf(page: Page, word: string): Promise<number> {
  const sum = page
    .getByRole('region', { name: 'Totals' })
    .locator('div')
    .filter({ has: page.getByRole('term').getByText(word, { exact: true }) })
  return numberIn(await sum.getByRole('definition').innerText())
}

/** Returns the number in the last row of the sums by payment type. */
async function columnOf(page: Page, word: string): Promise<number> {
  const table = page.getByRole('table', { name: 'By payment type' })
  const headers = await table.getByRole('columnheader').allInnerTexts()
  // The first column has the headers of the rows.
  return numberIn(
    await table
      .getByRole('row')
      .last()
      .getByRole('cell')
      .nth(headers.indexOf(word) - 1)
      .innerText(),
  )
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, ''))
}

async function exported(page: Page): Promise<Record<string, string>[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Orders \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.xlsx$/)
  return readSheet(file)
}
