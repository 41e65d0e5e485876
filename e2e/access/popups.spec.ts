import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { headOffice, toTell } from '../people/head-office.ts'
import { colleague, tokenOf } from '../people/staff.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()
const thumb = 44
/** Where things are is asked while nothing rises. */
const reducedMotion = 'reduce'

const screens = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a tablet', width: 1280, height: 800 },
]

for (const { name, ...viewport } of screens) {
  journey(`on ${name} pop-ups have room of their own, all of it, and buttons for thumbs`, async ({ seat }) => {
    const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', viewport, reducedMotion })
    await expect(popups(page).orders).toBeAttached()
    const guest = await guestAt({ url: brigade.url, table: 'Room 112' })
    const { id } = await guest.order({ dish: 'Fattoush' })
    const card = popups(page).order(id)
    await expect(card).toBeVisible()
    // On a phone the content is as high as its orders, and scrolls within this.
    const [content, alone] = [await boxOf(page.locator('[data-page-scroller]')), await boxOf(card)]
    expect(alone.width).toBeCloseTo(content.width, 0)
    expect(alone.y).toBeGreaterThanOrEqual(content.y + content.height)

    await guest.order({ dish: 'Fattoush' })

    const others = card.getByRole('button', { name: '1 more order waits. Show all' })
    const close = card.getByRole('button', { name: 'Close Popup' })
    for (const button of [others, close, card.getByRole('button', { name: 'Accept' })]) {
      const { width, height } = await boxOf(button)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(thumb)
    }
    await others.click()
    const list = page.getByRole('dialog', { name: '2 orders wait' })
    await expect(list.getByRole('button', { name: /^Accept/ })).toHaveCount(2)
    await list.getByRole('button', { name: 'Close all pop-ups' }).click()
    await expect(popups(page).orders.getByRole('article')).toHaveCount(0)
  })
}

for (const [index, { name, ...viewport }] of screens.entries()) {
  journey(
    `on ${name} a cancellation is viewed or answered at once, and its words open it for good`,
    async ({ seat }) => {
      const { url } = brigade
      const page = await seat({ url, email: 'manager@hotel.demo', viewport, reducedMotion })
      await expect(popups(page).orders).toBeAttached()
      const table = `Room 21${index}`
      const guest = await guestAt({ url, table })
      const order = await guest.order({ dish: 'Fattoush' })

      await guest.askToCancel(order)

      const wish = popups(page).request(`${table} asks to cancel order #${order.id}.`)
      await expect(wish).toBeVisible()
      // The later of the two moves the earlier, or takes its room: then that one is counted.
      const counted = page.getByRole('button', { name: /more pop-ups?\. Show all$/ })
      await expect(popups(page).order(order.id).or(counted).first()).toBeVisible()
      const card = await boxOf(wish)
      for (const act of ['View', `Cancel order #${order.id}, ${table}`, `Keep order #${order.id}, ${table}`]) {
        const { x, width, height } = await boxOf(wish.getByRole('button', { name: act }))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(thumb)
        expect(x).toBeGreaterThanOrEqual(card.x)
        expect(x + width).toBeLessThanOrEqual(card.x + card.width)
      }

      await wish.getByRole('link').click()

      await expect(page).toHaveURL(`/orders/${order.id}`)
      const token = await tokenOf(url, 'manager@hotel.demo')
      const path = `waiter?orderId=${order.id}&skipPaginate=true`
      await expect(async () => {
        expect(await call<{ status: string }[]>(url, { path, token })).toMatchObject([{ status: 'completed' }])
      }).toPass()
    },
  )
}

journey('a cancellation and an order stand side by side, each with all of its words', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo', reducedMotion })
  await expect(popups(page).orders).toBeAttached()
  const guest = await guestAt({ url: brigade.url, table: 'Room 110' })
  const order = await guest.order({ dish: 'Fattoush' })

  await guest.askToCancel(order)

  const wish = popups(page).request(`Room 110 asks to cancel order #${order.id}.`)
  // The later of the two moves the earlier.
  await expect(wish).toBeVisible()
  await expect(popups(page).order(order.id)).toBeVisible()
  const [left, right] = [await boxOf(wish), await boxOf(popups(page).order(order.id))]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  expect(left.y).toBeCloseTo(right.y, 0)
  await wish.getByRole('link').click()
  await expect(page).toHaveURL(`/orders/${order.id}`)
})

journey('the words of a message with a long title are whole in low windows', async ({ seat }) => {
  const { url } = brigade
  const viewport = { width: 844, height: 390 }
  const page = await seat({ url, email: 'chief@hotel.demo', viewport, reducedMotion })
  await expect(popups(page).messages).toBeAttached()
  await (await headOffice(url)).write({ venueId: 1, title: longTitle })
  const card = popups(page).message(longTitle)
  await expect(card).toBeVisible()

  for (const size of [viewport, { width: 320, height: 200 }]) {
    await page.setViewportSize(size)
    for (const words of [card.getByRole('heading'), card.getByText(toTell)]) {
      await words.scrollIntoViewIfNeeded()
      await expectWhole(words)
    }
  }
})

journey('a title of one long word stays beside the buttons of its message', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, email: 'waiter@restaurant.demo', reducedMotion })
  await expect(popups(page).messages).toBeAttached()
  const title = 'FireAlarm'.repeat(6)
  await (await headOffice(url)).write({ venueId: 2, title })
  const card = popups(page).message(title)

  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    const [words, read] = [
      await boxOf(card.getByRole('heading')),
      await boxOf(card.getByRole('button', { name: 'Read' })),
    ]
    expect(words.x + words.width).toBeLessThanOrEqual(read.x)
    await expectWhole(card.getByRole('heading'))
  }
})

journey('at 200 % the sentence of a request names the whole room', async ({ seat }) => {
  const { url } = brigade
  const viewport = { width: 640, height: 400 }
  const page = await seat({ url, email: 'waiter@hotel.demo', viewport, reducedMotion })
  const manager = await colleague(url, 'manager@hotel.demo')
  const guest = await guestAt({ url, table: 'Room 109' })
  await expect(popups(page).requests).toBeAttached()

  const { id } = await manager.move(await manager.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')

  const card = popups(page).request(`order #${id} for`)
  const words = card.getByRole('link')
  const take = card.getByRole('button', { name: 'I’m on it' })

  const [box, edge] = [await boxOf(words), (await boxOf(take)).x]
  expect(box.x + box.width).toBeLessThanOrEqual(edge)
  await expectWhole(words)
  await take.click()
  await expect(card).toHaveCount(0)
})

/** Too little room for all that waits: how much of it is out of sight is a number. */
const roomyScreens = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
]
const tightScreens = [
  ...roomyScreens,
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 200 },
]

journey('of all that waits nothing is out of sight without a number, and what is seen is whole', async ({ seat }) => {
  const { url } = brigade
  const page = await seat({ url, email: 'manager@hotel.demo', viewport: tightScreens[0]!, reducedMotion })
  await expect(popups(page).requests).toBeAttached()
  await expect(popups(page).messages).toBeAttached()
  const guest = await guestAt({ url, table: 'Room 111' })
  const paid = await guest.order({ dish: 'Fattoush' })
  const payer = await seat({ url, path: await guest.pay(paid) })
  await payer.getByRole('button', { name: 'Pay', exact: true }).click()
  await guest.ask('towel')
  await guest.askToCancel(await guest.order({ dish: 'Fattoush' }))
  await (await headOffice(url)).write({ venueId: 1, title: 'Pool closed' })
  const kinds = page.locator('[data-waiting]:has(article)')
  await expect(kinds).toHaveCount(4)

  for (const viewport of tightScreens) {
    await journey.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport)
      const shown = kinds.filter({ visible: true })
      await expect(async () => {
        const hidden = await sumOf(kinds.filter({ visible: false }))
        const rest = page.getByRole('button', { name: /more pop-ups?\. Show all$/ })
        expect(hidden > 0 ? Number.parseInt((await rest.getAttribute('aria-label')) ?? '', 10) : 0).toBe(hidden)
        if (hidden > 0) await expect(rest).toBeInViewport({ ratio: 1, timeout: 500 })
        else await expect(rest).toHaveCount(0, { timeout: 500 })
      }).toPass()
      // One alone that is higher than its room is scrolled.
      if ((await shown.count()) > 1)
        for (const card of await shown.all()) await expect(card).toBeInViewport({ ratio: 1 })
    })
  }

  await journey.step('something whole of what one works with', async () => {
    const token = await tokenOf(url, 'manager@hotel.demo')
    const rooms = await call<{ id: number; restaurantId: number }[]>(url, { path: 'table?skipPaginate=true', token })
    const tableId = rooms.find(({ restaurantId }) => restaurantId === 1)?.id
    const body = { trayOutQR: 'HARBOUR-1-050', tableId }
    await call(url, { method: 'POST', path: 'tray-out', token, body })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    for (const { opens, first } of [
      { opens: menu.getByRole('link', { name: /^Guest Requests/ }), first: page.getByRole('row').nth(1) },
      {
        opens: page.getByRole('button', { name: /^All Rooms with Trays/ }),
        first: page.getByRole('main').getByRole('listitem').first(),
      },
      {
        opens: menu.getByRole('link', { name: /^Table\/Room Management/ }),
        first: page.getByRole('link', { name: /^Room / }).first(),
      },
    ]) {
      await page.setViewportSize(roomyScreens[0]!)
      await opens.click()
      for (const viewport of roomyScreens) {
        await page.setViewportSize(viewport)
        await expect(first).toBeInViewport({ ratio: 1 })
      }
    }
    await expect(kinds).toHaveCount(4)
    await page.setViewportSize(tightScreens.at(-1)!)
  })

  await page.getByRole('button', { name: /more pop-ups\. Show all$/ }).click()

  await expect(kinds.filter({ visible: true })).toHaveCount(4)
  const message = popups(page).messages.getByText(toTell)
  await message.scrollIntoViewIfNeeded()
  await expectWhole(message)
  await page.getByRole('button', { name: 'Show fewer' }).click()
  await expect(message).toBeHidden()
})

/** Of 60 characters. */
const longTitle = 'The fire alarms of all floors are tested today until evening'

/** How many wait of these kinds. */
function sumOf(kinds: Locator): Promise<number> {
  return kinds.evaluateAll((all) => all.reduce((sum, kind) => sum + Number((kind as HTMLElement).dataset.waiting), 0))
}

/** Nothing of it is cut, neither by its own edges nor by those of what is around it. */
async function expectWhole(words: Locator): Promise<void> {
  // Edges fall between pixels.
  await expect(words).toBeInViewport({ ratio: 0.95 })
  const beyond = await words.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
  )
  expect(beyond).toBeLessThanOrEqual(1)
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is there, and takes no room')
  return box
}
