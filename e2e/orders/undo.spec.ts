import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { floor } from '../screens/floor.ts'
import { kitchen } from '../screens/kitchen.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey('what was accepted by mistake is taken back, and the kitchen sees it go', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 101' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const manager = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  const chief = await seat({ url: brigade.url, email: 'chief@hotel.demo' })
  await expect(kitchen(chief).heading).toBeVisible()
  await board(manager).search.fill(`#${id}`)

  await board(manager)
    .card('In Queue', id)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(kitchen(chief).ticket(id)).toBeVisible()
  await popups(manager).undo(id).click()

  await expect(board(manager).card('In Queue', id)).toBeVisible()
  await expect(kitchen(chief).ticket(id)).toHaveCount(0)
  await expect(popups(manager).undo(id)).toHaveCount(0)
  await manager.goto(`/orders/${id}`)
  const activity = orderScreen(manager).activity.getByRole('listitem')
  await expect(activity).toContainText(['Placed', 'Accepted', 'Taken back'])
})

journey(
  'what was just done can be taken back also after a reload of the page, and in another tab',
  async ({ seat }) => {
    const guest = await guestAt({ url: brigade.url, table: 'Room 108' })
    const { id } = await guest.order({ dish: 'Fattoush' })
    const manager = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
    const tab = await manager.context().newPage()
    await tab.goto('/orders/list')
    for (const page of [tab, manager]) await board(page).search.fill(`#${id}`)
    await expect(board(tab).card('In Queue', id)).toBeVisible()

    await board(manager)
      .card('In Queue', id)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect(popups(tab).undo(id)).toBeVisible()
    await manager.reload()
    await popups(manager).undo(id).click()

    await expect(board(manager).card('In Queue', id)).toBeVisible()
    await expect(popups(tab).undo(id)).toHaveCount(0)
  },
)

journey(
  'on the page of an order Undo stands beside the next step, and tells what has happened since',
  async ({ seat }) => {
    const guest = await guestAt({ url: brigade.url, table: 'Room 102' })
    const order = await guest.order({ dish: 'Fattoush' })
    const orderTaker = await colleague(brigade.url, 'ordertaker@hotel.demo')
    const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', path: `/orders/${order.id}` })
    const main = page.getByRole('main')
    const undo = main.getByRole('button', { name: /^Undo/ })

    await main.getByRole('button', { name: /^Accept/ }).click()
    await undo.click()
    await expect(main.getByRole('button', { name: /^Accept/ })).toBeEnabled()
    await main.getByRole('button', { name: /^Accept/ }).click()
    await expect(undo).toBeEnabled()
    await orderTaker.move(order, 'delivered')
    await undo.click()

    await expect(main.getByText(/^Since then: Delivered, Omar Siddiqui, \d\d:\d\d\.$/)).toBeVisible()
    await expect(main.getByRole('button', { name: /^Complete/ })).toBeVisible()
  },
)

journey('delivering what the kitchen has not called ready asks first', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 201' })
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const order = await manager.accept(await guest.order({ dish: 'Fattoush' }))
  const waiter = await seat({ url: brigade.url, email: 'waiter@hotel.demo', viewport: { width: 390, height: 844 } })
  await floor(waiter).search.fill('201')
  const deliver = floor(waiter)
    .card(order.id)
    .getByRole('button', { name: /^Deliver/ })
  const question = waiter.getByRole('alertdialog', { name: `Deliver order #${order.id} to Room 201 already?` })

  await deliver.click()
  await expect(question.getByRole('button', { name: 'Go back' })).toBeFocused()
  await waiter.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  expect(await manager.statusOf(order)).toBe('inprogress')

  await deliver.click()
  await question.getByRole('button', { name: 'Deliver anyway' }).click()
  await expect.poll(() => manager.statusOf(order)).toBe('delivered')
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
  await expect(notice).toContainText('The guest asks to cancel this order')
  // Who opens it has seen to the request; the wish itself stands with the order.
  await expect(popups(orderTaker).request(sentence)).toHaveCount(0)
  await board(orderTaker).search.fill(`#${order.id}`)
  await board(orderTaker)
    .card('In Queue', order.id)
    .getByRole('button', { name: /^Accept/ })
    .click()
  const question = orderTaker.getByRole('alertdialog', { name: /all the same\?$/ })
  await question.getByRole('button', { name: 'Go back' }).click()

  await notice.getByRole('button', { name: /^Keep/ }).click()

  await expect(notice).toHaveCount(0)
  await expect(popups(orderTaker).request(sentence)).toHaveCount(0)
})

journey('cancelling needs a reason, and starts at the usual ones', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 204' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', path: `/orders/${id}` })
  const { cancel, cancelling, activity } = orderScreen(page)

  await cancel.click()

  await expect(cancelling.getByRole('radio', { name: 'Sold out' })).toBeFocused()
  const confirm = cancelling.getByRole('button', { name: 'Cancel order' })
  await expect(confirm).toBeDisabled()
  await cancelling.getByText('Guest left').click()
  await confirm.click()
  await expect(activity.getByRole('listitem').last()).toContainText('Guest left')
})

journey('the waiter’s list stays where it is when the topmost card is delivered', async ({ seat }) => {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const guest = await guestAt({ url: brigade.url, table: 'Room 205' })
  const orders = []
  for (let count = 0; count < 5; count += 1) {
    orders.push(await manager.move(await manager.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway'))
  }
  const page = await seat({ url: brigade.url, email: 'waiter@hotel.demo', viewport: { width: 700, height: 800 } })
  const list = page.getByRole('group', { name: 'Active orders' })
  const [, , third, fourth] = orders
  await floor(page).card(third!.id).scrollIntoViewIfNeeded()
  // The card is the topmost one, a little under the edge.
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
