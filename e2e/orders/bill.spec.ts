import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, tokenOf } from '../people/staff.ts'
import { billScreen } from '../screens/bill.ts'
import { cardIn } from '../screens/board.ts'
import { orderScreen } from '../screens/order.ts'

const brigade = brigadeOfThisFile()

journey('a waiter splits a bill that has just become cheaper, takes each share, and closes it', async ({ seat }) => {
  const { url } = brigade
  const floor = await colleague(url, 'manager@hotel.demo')
  const room = await roomWithoutBill()
  const guest = await guestAt({ url, table: room })
  const brought = []
  for (const dish of ['Fattoush', 'Hummus with Olive Oil']) {
    brought.push(await floor.move(await floor.accept(await guest.order({ dish, quantity: 2 })), 'delivered'))
  }
  const [first, second] = brought as [(typeof brought)[0], (typeof brought)[0]]
  const phone = await seat({
    url,
    email: 'waiter@hotel.demo',
    path: `/orders/active?show=delivered&q=${encodeURIComponent(room)}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { heading, sums, order, unfinished, split, close, closing, confirm, closed } = billScreen(phone)
  await cardIn(phone.getByRole('main'), first.id).getByRole('link', { name: room }).tap()
  await phone.getByRole('link', { name: `Bill for ${room}` }).tap()
  await expect(heading).toContainText(room)
  await expect(order(first.id)).toBeVisible()
  await expect(order(second.id)).toBeVisible()
  const before = await sums.last().textContent()

  const desk = await seat({ url, email: 'manager@hotel.demo', path: `/orders/${second.id}` })
  await orderScreen(desk).money.getByRole('button', { name: 'Give discount' }).click()
  const dialog = desk.getByRole('alertdialog')
  await dialog.getByRole('button', { name: '100%' }).click()
  await dialog.getByText('Long wait').click()
  await dialog.getByRole('button', { name: 'Give discount' }).click()
  await expect(orderScreen(desk).money).toContainText('Discount (100%)')

  await expect(sums.last()).not.toHaveText(before ?? '')
  await expect(unfinished).toHaveText([`#${first.id}`, `#${second.id}`])
  await expect(close).toBeDisabled()
  for (const delivered of brought) await floor.finish(delivered)
  await expect(unfinished).toHaveCount(0)

  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.tap()
  }
  await press(split.evenly)
  await press(split.more)
  await expect(split.shares).toHaveCount(3)
  const [one, ...others] = await split.shares.locator('strong').allTextContents()
  expect(Math.abs(amountOf(one) * 3 - amountOf(await sums.last().textContent()))).toBeLessThan(0.03)
  for (const other of others) expect(amountOf(one)).toBeGreaterThanOrEqual(amountOf(other))
  for (const [guestNumber, kind] of [
    [2, 'cash'],
    [1, 'card'],
    [3, 'cash'],
  ] as const) {
    await press(split.share(guestNumber))
    await expect(split.take(kind)).toBeEnabled()
    await press(split.take(kind))
    await expect(split.shares.nth(guestNumber - 1)).toContainText('Paid')
  }
  expect(presses).toBeLessThanOrEqual(8)
  await expect(split.payable).toHaveCount(0)
  expect(amountOf(await sums.last().textContent())).toBe(0)

  await expect(close).toBeEnabled()
  await close.tap()
  await expect(closing).not.toContainText('is still due')
  await confirm.tap()

  await expect(closed).toBeVisible()
  await expect(close).toHaveCount(0)
})

/** Returns a room of the hotel without a bill: the demo's hour decides which rooms have one. */
async function roomWithoutBill(): Promise<string> {
  const { url } = brigade
  const token = await tokenOf(url, 'manager@hotel.demo')
  const rooms = await call<{ id: number; name: string }[]>(url, { path: 'table?skipPaginate=true', token })
  const bills = await call<{ tableId: number }[]>(url, { path: 'bill?isOpen=true&skipPaginate=true', token })
  const taken = new Set(bills.map(({ tableId }) => tableId))
  return rooms.find(({ id }) => !taken.has(id))!.name
}

function amountOf(text: string | null | undefined): number {
  return Number(/[\d.]+/.exec(text ?? '')?.[0])
}
