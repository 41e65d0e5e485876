import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { readSheet } from '../house/read-sheet.ts'

const brigade = brigadeOfThisFile()

journey(
  'a manager reads what was sold, finds finance’s sums in it, and takes the table and a PDF along',
  async ({ seat }) => {
    const { url } = brigade
    const page = await seat({ url, email: 'manager@hotel.demo' })
    const finance = await seat({ url, email: 'finance@hotel.demo', path: '/orders/finorders' })

    await page.getByRole('link', { name: 'Insights' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    const figures = page.getByRole('region', { name: 'Key figures' })
    const sums = finance.getByRole('region', { name: 'Totals' })
    for (const [own, theirs] of Object.entries({ Revenue: 'Sales', Orders: 'Orders', Tips: 'Tips' })) {
      await expect(valueOf(figures, own)).toHaveText(await valueOf(sums, theirs).innerText())
    }

    const panel = page.getByRole('region', { name: 'By payment type', exact: true })
    await expect(panel.getByRole('img', { name: 'By payment type: chart' })).toBeVisible()
    await panel.getByRole('button', { name: 'Table' }).click()
    const shown = await panel.locator('tbody tr').count()
    const rows = await exportedFrom(page, () => panel.getByRole('button', { name: 'Export' }).click())
    expect(rows.length).toBe(shown)

    const people = page.getByRole('region', { name: 'Service times by person', exact: true })
    await people.getByRole('button', { name: 'Kitchen' }).click()
    await people.getByRole('button', { name: 'Table' }).click()
    await expect(people.locator('tbody tr').first()).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(panel).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.emulateMedia({ media: null })

    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/from=/)
    await page.goto('/insights?from=2001-01-01&to=2001-01-31')
    await expect(page.getByText('No completed orders on these days.')).toBeVisible()
  },
)

type Region = ReturnType<Page['getByRole']>

/** Returns the number beside a label. */
function valueOf(region: Region, word: string) {
  return region
    .locator('dl > div')
    .filter({ has: region.page().getByRole('term').getByText(word, { exact: true }) })
    .locator('dd strong, dd:not(:has(strong))')
    .first()
}

async function exportedFrom(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readSheet(download)
}
