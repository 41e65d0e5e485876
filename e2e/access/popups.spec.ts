import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf, expectThumbSized, expectToFit, expectWhole, windows } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { headOffice, toTell } from '../people/head-office.ts'
import { colleague, tokenOf } from '../people/staff.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()
/** Positions are measured without animations. */
const reducedMotion = 'reduce'

const screens = [
  { name: 'a phone', width: 390, height: 844, line: 56 },
  { name: 'a tablet', width: 1280, height: 800, line: 48 },
]

journey(
  'the worst pop-up and a cancellation have one line, and buttons for thumbs, below what is being fetched',
  async ({ seat }) => {
    const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', reducedMotion })
    await expect(popups(page).orders).toBeAttached()
    const guest = await guestAt({ url: brigade.url, table: 'Room 112' })
    const { more, list } = popups(page)
    for (const { name, line, ...viewport } of screens) {
      await journey.step(`on ${name}`, async () => {
        await page.setViewportSize(viewport)
        const { id } = await guest.order({ dish: 'Fattoush', comment: 'allergic to nuts' })
        const card = popups(page).order(id)
        await expect(card).toBeVisible()
        await page.setViewportSize({ width: 320, height: 640 })
        await expectWhole(card.getByRole('heading'))
        await expectWhole(card.getByText('allergic to nuts'))
        await page.setViewportSize(viewport)
        // On a phone the content is as high as its orders, and scrolls within this element.
        const [content, alone] = [await boxOf(page.locator('[data-page-scroller]')), await boxOf(card)]
        expect(alone.width).toBeCloseTo(content.width, 0)
        expect(alone.y).toBeGreaterThanOrEqual(content.y + content.height)
        expect(alone.height).toBeLessThanOrEqual(line)

        const other = await guest.order({ dish: 'Fattoush' })

        await expect(more).toHaveAccessibleName('1 more waiting. Show all')
        expect((await boxOf(card)).height).toBe(alone.height)
        for (const button of [more, card.getByRole('button', { name: 'Accept' })]) await expectThumbSized(button)
        await more.click()
        await expect(list.getByRole('button', { name: /^Accept/ })).toHaveCount(2)
        await page.keyboard.press('Escape')
        await expect(list).toHaveCount(0)
        await more.click()
        await popups(page).orderRow(other.id).getByRole('button', { name: 'Close Popup' }).click()
        await expect(list.getByRole('button', { name: /^Accept/ })).toHaveCount(1)
        await list.getByRole('button', { name: 'Close all' }).click()
        await expect(popups(page).card).toHaveCount(0)
      })
    }

    for (const [index, { name, line, ...viewport }] of screens.entries()) {
      await journey.step(`a cancellation is viewed at once, and its words open it for good, on ${name}`, async () => {
        await page.setViewportSize(viewport)
        await expectCancellation(page, { table: `Room 21${index}`, line })
      })
    }

    const { card } = popups(page)
    await expect(card).toBeVisible()
    await page.route(/order-history\.page-[^/]*\.js$/, () => {})
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All orders' }).click()
    const sign = page.getByText('Loading…')
    await expect(sign).toBeVisible()
    const [told, act] = [await boxOf(sign), await boxOf(card)]
    expect(told.y + told.height).toBeLessThanOrEqual(act.y)
  },
)

journey('in small windows a message is whole in the list, and a request says which room', async ({ seat }) => {
  const { url } = brigade
  const viewport = { width: 844, height: 390 }
  const page = await seat({ url, email: 'chief@hotel.demo', viewport, reducedMotion })
  await expect(popups(page).messages).toBeAttached()
  await (await headOffice(url)).write({ venueId: 1, title: longTitle })
  await expect(popups(page).message(longTitle)).toBeVisible()

  for (const size of [viewport, { width: 320, height: 200 }]) {
    await page.setViewportSize(size)
    await expect(async () => {
      if (!(await popups(page).list.isVisible())) await popups(page).more.click({ timeout: 1_000 })
      await expect(popups(page).list).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const row = popups(page).row(longTitle)
    for (const words of [row.getByRole('heading', { name: longTitle }), row.getByText(toTell)]) {
      await words.scrollIntoViewIfNeeded()
      await expectWhole(words)
    }
    await page.keyboard.press('Escape')
  }

  // A desk at 200 %.
  const waiter = await seat({ url, email: 'waiter@hotel.demo', viewport: { width: 640, height: 400 }, reducedMotion })
  const manager = await colleague(url, 'manager@hotel.demo')
  const guest = await guestAt({ url, table: 'Room 109' })
  await expect(popups(waiter).requests).toBeAttached()
  const { id } = await manager.move(await manager.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')
  const card = popups(waiter).request(`order #${id} for`)
  const words = card.getByRole('link')
  const take = card.getByRole('button', { name: 'Take' })
  const [box, edge] = [await boxOf(words), (await boxOf(take)).x]
  expect(box.x + box.width).toBeLessThanOrEqual(edge)
  await expectWhole(words)
  await take.click()
  await expect(card).toHaveCount(0)
})

journey('four kinds of pop-ups take one line, and leave a whole order with its act', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, email: 'manager@hotel.demo', reducedMotion })
  await expect(popups(page).requests).toBeAttached()
  await expect(popups(page).messages).toBeAttached()
  const guest = await guestAt({ url, table: 'Room 111' })
  const paid = await guest.order({ dish: 'Fattoush' })
  const payer = await seat({ url, path: await guest.pay(paid) })
  await payer.getByRole('button', { name: 'Pay', exact: true }).click()
  await guest.ask('towel')
  await guest.askToCancel(await guest.order({ dish: 'Fattoush' }))
  await (await headOffice(url)).write({ venueId: 1, title: 'Pool closed' })
  await expect(popups(page).request('asks to cancel')).toBeVisible()
  const orders = page.getByRole('main').getByRole('article')

  for (const { what, ...viewport } of windows) {
    await journey.step(what, async () => {
      await page.setViewportSize(viewport)
      const line = viewport.width < 576 ? 56 : 48
      // While one pop-up replaces another, there is none for a moment.
      await expect(async () => expect((await boxOf(popups(page).card)).height).toBeLessThanOrEqual(line)).toPass()
      await expectToFit(page)
      const title = popups(page).card.getByRole('heading', { name: 'Order Cancellation' })
      await title.scrollIntoViewIfNeeded()
      await expectWhole(title)
      await expect(orders.first().getByRole('button', { name: /^Accept/ })).toBeVisible()
      // In the lowest window an order of many lines is higher than the window, but one of the first orders is not.
      let tried = 0
      await expect(async () => {
        const order = orders.nth(tried++ % (await orders.count()))
        await order.evaluate((card) => card.scrollIntoView({ block: 'center' }))
        await expectUncovered(order)
      }).toPass()
    })
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await popups(page).more.click()
  const kinds = popups(page).list.getByRole('heading', { level: 3 })
  for (const kind of ['Trays and Guest Requests', 'New and updated orders', 'Staff messages', 'Payments'])
    await expect(kinds.filter({ hasText: kind }).first()).toBeVisible()
  await expect(popups(page).list.getByRole('listitem').first()).toContainText('asks to cancel')
})

/** Lets a guest ask to cancel, and expects the wish to take no more than this height and to be resolved by its words. */
async function expectCancellation(page: Page, { table, line }: { table: string; line: number }): Promise<void> {
  const { url } = brigade
  const guest = await guestAt({ url, table })
  const order = await guest.order({ dish: 'Fattoush' })

  await guest.askToCancel(order)

  // A wish to cancel is more urgent than the order itself.
  const wish = popups(page).request(`${table} asks to cancel order #${order.id}.`)
  await expect(wish).toBeVisible()
  const card = await boxOf(wish)
  expect(card.height).toBeLessThanOrEqual(line)
  const view = wish.getByRole('button', { name: 'View' })
  await expectThumbSized(view)
  const { x, width } = await boxOf(view)
  expect(x).toBeGreaterThanOrEqual(card.x)
  expect(x + width).toBeLessThanOrEqual(card.x + card.width)

  await wish.getByRole('link').click()

  await expect(page).toHaveURL(`/orders/${order.id}`)
  const token = await tokenOf(url, 'manager@hotel.demo')
  const path = `waiter?orderId=${order.id}&skipPaginate=true`
  await expect(async () => {
    expect(await call<{ status: string }[]>(url, { path, token })).toMatchObject([{ status: 'completed' }])
  }).toPass()
}

/** A title of 60 characters. */
const longTitle = 'The fire alarms of all floors are tested today until evening'

/** Expects a card to be completely in the window, with nothing over its edges. */
async function expectUncovered(card: Locator): Promise<void> {
  await expect(card).toBeInViewport({ ratio: 0.99, timeout: 1_000 })
  const isMet = await card.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
  })
  expect(isMet).toBe(true)
}
