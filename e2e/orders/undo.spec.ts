import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { scrollUntilInSight } from '../house/scroll.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { floor } from '../screens/floor.ts'
import { kitchen } from '../screens/kitchen.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey('an accepted order is undone after a reload, and the kitchen and another tab see it go', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 101' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const manager = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  const tab = await manager.context().newPage()
  await tab.goto('/orders/list')
  const chief = await seat({ url: brigade.url, email: 'chief@hotel.demo' })
  await expect(kitchen(chief).heading).toBeVisible()
  for (const page of [tab, manager]) await board(page).search.fill(`#${id}`)
  await expect(board(tab).card('In Queue', id)).toBeVisible()

  await board(manager)
    .card('In Queue', id)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(kitchen(chief).ticket(id)).toBeVisible()
  await expect(popups(tab).undo(id)).toBeVisible()
  await manager.reload()
  await popups(manager).undo(id).click()

  await expect(board(manager).card('In Queue', id)).toBeVisible()
  await expect(kitchen(chief).ticket(id)).toHaveCount(0)
  for (const page of [tab, manager]) await expect(popups(page).undo(id)).toHaveCount(0)
  await manager.goto(`/orders/${id}`)
  await orderScreen(manager).allActivity.click()
  const activity = orderScreen(manager).activity.getByRole('listitem')
  await expect(activity).toContainText(['Placed', 'Accepted', 'Undone'])
})

journey('a guest’s wish to cancel stands for all until somebody answers it', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 203' })
  const order = await guest.order({ dish: 'Fattoush' })
  const manager = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  const orderTaker = await seat({ url: brigade.url, email: 'ordertaker@hotel.demo' })
  await expect(popups(manager).requests).toBeAttached()
  await expect(popups(orderTaker).requests).toBeAttached()
  const sentence = `Room 203 asks to cancel order #${order.id}.`

  await guest.askToCancel(order)
  await popups(manager).request(sentence).getByRole('link').click()

  const notice = manager.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('The guest asked to cancel this order')
  // Opening it has resolved the request; the wish itself is on the order.
  await expect(popups(orderTaker).request(sentence)).toHaveCount(0)
  await board(orderTaker).search.fill(`#${order.id}`)
  await board(orderTaker)
    .card('In Queue', order.id)
    .getByRole('button', { name: /^Accept/ })
    .click()
  const question = orderTaker.getByRole('alertdialog', { name: /, anyway\?$/ })
  await question.getByRole('button', { name: 'Go back' }).click()

  await notice.getByRole('button', { name: /^Keep/ }).click()

  await expect(notice).toHaveCount(0)
  await expect(popups(orderTaker).request(sentence)).toHaveCount(0)
})

journey('the waiter’s list stays where it is when the topmost card is delivered', async ({ seat }) => {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const guest = await guestAt({ url: brigade.url, table: 'Room 205' })
  const orders = []
  for (let count = 0; count < 5; count += 1) {
    orders.push(await manager.move(await manager.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway'))
  }
  const page = await seat({ url: brigade.url, email: 'waiter@hotel.demo', viewport: { width: 620, height: 620 } })
  const list = page.getByRole('group', { name: 'Orders', exact: true })
  const [, , third, fourth] = orders
  await list.hover()
  // The demo may have more ready orders above.
  await scrollUntilInSight(page, { by: 200, target: floor(page).card(third!.id) })
  // The card is the topmost one, a little below the edge.
  await floor(page)
    .card(third!.id)
    .evaluate((card) => card.scrollIntoView({ block: 'start' }))
  const before = await list.evaluate(({ scrollTop }) => scrollTop)
  expect(before).toBeGreaterThan(0)

  await floor(page)
    .card(third!.id)
    .getByRole('button', { name: /^Deliver/ })
    .click()

  await expect.poll(() => manager.statusOf(third!)).toBe('delivered')
  await expect(popups(page).undo(third!.id)).toBeVisible()
  await expect(floor(page).card(fourth!.id)).toBeInViewport()
})
