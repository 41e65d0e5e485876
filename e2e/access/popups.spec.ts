import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
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

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is there, and takes no room')
  return box
}
