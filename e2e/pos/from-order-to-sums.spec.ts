import { expect, type Page } from '@playwright/test'
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

    const refused = popups(manager).posting(`Order #${id} isn’t at the POS`)
    await expect(refused).toContainText('Kitchen closed')
    // The newest order is last, below the visible part of the window.
    await board(manager).search.fill(`#${id}`)
    const card = board(manager).card('In Progress', id)
    await expect(card).toContainText('Not at the POS')
    await expect(card).toContainText('Kitchen closed')
    expect(till.timesOf(id)).toBe(0)
    const close = refused.getByRole('button', { name: 'Close Popup' })
    await close.click()
    await expect(refused).toHaveCount(0)
    const again = card.getByRole('button', { name: `Send again: order #${id}` })
    await card.getByRole('button', { name: /^More actions/ }).click()
    await again.click()
    await expect(card.getByText('At the POS', { exact: true })).toBeVisible()
    expect(till.timesOf(id)).toBe(1)

    const ticket = kitchen(chief).ticket(id)
    await expect(ticket).toContainText(dish)
    await ticket.getByRole('button', { name: 'Ready' }).click()
    await expect(ticket).toHaveCount(0)
    const floor = await colleague(url, 'waiter@restaurant.demo')
    const order = (await floor.openOrders()).find((each) => each.id === id)!
    await expect(popups(waiter).request(`order #${id} for Table 9 is ready in Kitchen!`)).toBeVisible()
    const delivered = await floor.move(order, 'delivered')

    const guest = await guestAt({ url, table: 'Table 9', manager: 'manager@restaurant.demo' })
    const payment = await seat({ url, path: await guest.pay(delivered) })
    await payment.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(payment.getByRole('status')).toHaveText('Paid. Thank you.')

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

/** Connects the restaurant to the POS, so that it sends accepted orders automatically. */
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

/** Puts an order together at a table, by thumb, and returns its number. */
async function orderOn(waiter: Page): Promise<number> {
  const { button, dialog, table, item, seeOrder, order, place } = newOrder(waiter)
  await button.tap()
  await table.selectOption('Table 9')
  const olives = item(new RegExp(`^${dish}`))
  await olives.tap()
  await expect(olives).toContainText('1×')
  await seeOrder.tap()
  await expect(order).toBeVisible()
  const known = await openIds()
  await place.tap()
  await expect(dialog).toHaveCount(0)
  const [id] = (await openIds()).filter((each) => !known.includes(each))
  return id!
}

async function openIds(): Promise<number[]> {
  return (await (await colleague(brigade.url, 'waiter@restaurant.demo')).openOrders()).map(({ id }) => id)
}

/** Returns the printed receipt. */
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
  await manager.getByRole('button', { name: 'Receipt', exact: true }).click()
  await expect.poll(() => papers.length).toBeGreaterThan(0)
  return papers[0]!
}
