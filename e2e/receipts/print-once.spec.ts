import { type Browser, expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { repeatIgnoredPresses } from '../house/presses.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

/** A printed paper: its order and its text. */
type Paper = { orderId: number; text: string }

journey('two tabs and a second screen print each receipt once, and by a press a duplicate', async ({ browser }) => {
  journey.setTimeout(120_000)
  const { url } = brigade
  const papers: Paper[] = []
  const token = await tokenOf(url, 'manager@receipts.demo')
  const counter = await aScreen(browser, { url, token, papers })
  const secondTab = await counter.context().newPage()
  await secondTab.goto('/orders/list')
  const office = await aScreen(browser, { url, token, papers })
  const guest = await guestAt({ url, table: 'Table 1', manager: 'manager@receipts.demo' })
  const printedOf = (id: number) => papers.filter(({ orderId }) => orderId === id)

  const first = await guest.order({ dish: 'Espresso' })
  const second = await guest.order({ dish: 'Espresso', quantity: 2 })

  await expect.poll(() => printedOf(first.id)).toHaveLength(1)
  await counter.reload()
  await expect.poll(() => printedOf(second.id), { timeout: 30_000 }).toHaveLength(1)
  for (const page of [counter, office]) {
    for (const { id } of [first, second])
      await expect(cardOf(page, id).getByText('Printed', { exact: true })).toBeVisible()
  }

  // Once a later one is printed, none of the earlier ones is on its way.
  const third = await guest.order({ dish: 'Espresso' })
  await expect.poll(() => printedOf(third.id), { timeout: 30_000 }).toHaveLength(1)
  const printed = papers.map(({ orderId }) => orderId).toSorted((one, other) => one - other)
  expect(printed).toEqual([first.id, second.id, third.id])
  expect(papers.filter(({ text }) => text.includes('DUPLICATE'))).toEqual([])

  await cardOf(office, first.id).getByRole('button', { name: 'Reprint' }).click()
  await expect.poll(() => printedOf(first.id)).toHaveLength(2)

  expect(printedOf(first.id).at(-1)!.text).toContain('DUPLICATE')
  await expect(cardOf(counter, first.id).getByText('copy 2')).toBeVisible()
  for (const page of [counter, office]) await page.context().close()
})

/** Opens a screen with its own browser, whose printer accepts everything without a dialog. */
async function aScreen(
  browser: Browser,
  { url, token, papers }: { url: string; token: string; papers: Paper[] },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await repeatIgnoredPresses(context)
  await context.exposeFunction('takePaper', (paper: Paper) => void papers.push(paper))
  await context.addInitScript((kept) => {
    localStorage.setItem('brigade-token', kept)
    const { takePaper } = window as unknown as { takePaper: (paper: object) => Promise<void> }
    window.print = () => {
      const orderId = Number(new URLSearchParams(location.search).get('oid'))
      const text = document.querySelector('article')?.textContent ?? ''
      void takePaper({ orderId, text }).then(() => dispatchEvent(new Event('afterprint')))
    }
  }, token)
  const page = await context.newPage()
  await page.goto('/receiptorders/list')
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
  return page
}

function cardOf(page: Page, orderId: number) {
  return page.getByRole('article').filter({ hasText: `#${orderId} ` })
}
