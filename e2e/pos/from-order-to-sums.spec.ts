import { expect, type Locator, type Page } from '@playwright/test'
import { startSimulator } from '../../pos-simulator/src/start-simulator.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, tokenOf } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { kitchen } from '../screens/kitchen.ts'
import { newOrder } from '../screens/new-order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()
const dish = 'Marinated Olives'

journey(
  'a waiter orders on a phone, the POS refuses and then takes it, the kitchen cooks, the guest pays, finance sees it',
  async ({ seat }) => {
    const { url } = brigade
    const till = await startSimulator()
    await connect(till)
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const waiter = await seat({ url, email: 'waiter@restaurant.demo', ...phone })
    const manager = await seat({ url, email: 'manager@restaurant.demo' })
    const chief = await seat({ url, email: 'chief@restaurant.demo' })
    await expect(kitchen(chief).heading).toBeVisible()
    await expect(board(manager).heading).toBeVisible()

    till.setMood('refuses', { times: 1, message: 'Kitchen closed' })
    const id = await orderOn(waiter)

    const refused = popups(manager).posting(`Order #${id} is not at the POS`)
    await expect(refused).toContainText('Kitchen closed')
    // The newest stands last, below what the window shows.
    await board(manager).search.fill(`#${id}`)
    const card = board(manager).card('In Progress', id)
    await expect(card).toContainText('Not at the POS')
    await expect(card).toContainText('Kitchen closed')
    expect(till.timesOf(id)).toBe(0)
    const close = refused.getByRole('button', { name: 'Close Popup' })
    await press(close, () => expect(refused).toHaveCount(0, soon))
    const again = card.getByRole('button', { name: `Send again: order #${id}` })
    await press(again, () => expect(card.getByText('At the POS', { exact: true })).toBeVisible(soon))
    expect(till.timesOf(id)).toBe(1)

    const ticket = kitchen(chief).ticket(id)
    await expect(ticket).toContainText(dish)
    await press(ticket.getByRole('button', { name: 'Ready' }), () => expect(ticket).toHaveCount(0, soon))
    const floor = await colleague(url, 'waiter@restaurant.demo')
    const order = (await floor.openOrders()).find((each) => each.id === id)!
    await expect(popups(waiter).request(`order #${id} for Table 9 is ready in Kitchen!`)).toBeVisible()
    const delivered = await floor.move(order, 'delivered')

    const guest = await guestAt({ url, table: 'Table 9', manager: 'manager@restaurant.demo' })
    const payment = await seat({ url, path: await guest.pay(delivered) })
    await payment.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(payment.getByRole('status')).toHaveText('Paid. Thank you!')

    await manager.goto('/pos')
    const postings = manager.getByRole('row').filter({ hasText: `#${id}` })
    await expect(postings).toHaveCount(2)
    await expect(postings.filter({ hasText: 'Check 1001' })).toContainText('Posted')
    await manager.goto(`/orders/${id}`)
    await expect(manager.getByText('Paid', { exact: true }).first()).toBeVisible()
    expect(await receiptFrom(manager)).toContain(dish)

    const finance = await seat({ url, email: 'finance@restaurant.demo' })
    await floor.finish(delivered)
    await expect(finance.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible()
    expect(till.timesOf(id)).toBe(1)
    await till.close()
  },
)

/** The restaurant sends what it accepts to the till by itself. */
async function connect({ ordersUrl, checksUrl }: { ordersUrl: string; checksUrl: string }): Promise<void> {
  const address = {
    id: 2,
    endPointUrl: ordersUrl,
    openCheckUrl: checksUrl,
    commentItemId: '90000',
    isDefaultPos: true,
  }
  await call(brigade.url, {
    method: 'PATCH',
    path: 'restaurant/2',
    token: await tokenOf(brigade.url, 'admin@brigade.demo'),
    body: { isPOSIntegrated: true, isAutoPostingToPOS: true, integratedPOSList: [address] },
  })
}

/** Puts an order together at a table, by thumb, and gives its number. */
async function orderOn(waiter: Page): Promise<number> {
  const { button, dialog, table, item, seeOrder, order, place } = newOrder(waiter)
  await tap(button, () => expect(dialog).toBeVisible(soon))
  await table.selectOption('Table 9')
  const olives = item(new RegExp(`^${dish}`))
  await tap(olives, () => expect(olives).toContainText('1×', soon))
  await tap(seeOrder, () => expect(order).toBeVisible(soon))
  const known = await openIds()
  await tap(place, () => expect(dialog).toHaveCount(0, soon))
  const [id] = (await openIds()).filter((each) => !known.includes(each))
  return id!
}

/** What came to nothing, for what it aimed at had only just come, is done again. */
function press(target: Locator, isDone: () => Promise<void>): Promise<void> {
  return until(() => target.click({ timeout: 2_000 }), isDone)
}

function tap(target: Locator, isDone: () => Promise<void>): Promise<void> {
  return until(() => target.tap({ timeout: 2_000 }), isDone)
}

async function until(act: () => Promise<void>, isDone: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act().catch(() => undefined)
    await isDone()
  }).toPass()
}

const soon = { timeout: 1_000 }

async function openIds(): Promise<number[]> {
  return (await (await colleague(brigade.url, 'waiter@restaurant.demo')).openOrders()).map(({ id }) => id)
}

/** What came out of the printer. */
async function receiptFrom(manager: Page): Promise<string> {
  const context = manager.context()
  const papers: string[] = []
  await context.exposeFunction('takePaper', (text: string) => void papers.push(text))
  await context.addInitScript(() => {
    const { takePaper } = window as unknown as { takePaper: (text: string) => Promise<void> }
    window.print = () => {
      const text = document.querySelector('article')?.textContent ?? ''
      void takePaper(text).then(() => dispatchEvent(new Event('afterprint')))
    }
  })
  const receipt = manager.getByRole('button', { name: 'Receipt', exact: true })
  await press(receipt, () => expect.poll(() => papers.length, soon).toBeGreaterThan(0))
  return papers[0]!
}
