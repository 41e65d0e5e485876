import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { type Colleague, colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { kitchen } from '../screens/kitchen.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey('two press Accept at once: one wins, the other reads who was first', async ({ seat, wire }) => {
  // The effects of the presses reach neither page before both have pressed.
  const line = await wire(brigade)
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo' })
  const orderTaker = await seat({ url: line.url, email: 'ordertaker@hotel.demo' })
  const guest = await guestAt({ url: brigade.url, table: 'Room 102' })
  const { id } = await guest.order({ dish: 'Fattoush' })
  const screens = [manager, orderTaker]
  const buttons = screens.map((page) => board(page).card('In Queue', id).getByRole('button', { name: 'Accept' }))
  for (const page of screens) await board(page).search.fill(`#${id}`)
  for (const button of buttons) await expect(button).toBeVisible()

  line.hold()
  await Promise.all(buttons.map((button) => button.click()))
  line.release()

  for (const page of screens) await expect(board(page).card('In Progress', id)).toBeVisible()
  const sentence = /^(Layla Haddad|Omar Siddiqui) accepted order #\d+, .+, at \d\d:\d\d\.$/
  const told = () => Promise.all(screens.map((page) => page.getByText(sentence).allTextContents()))
  let seen: string[][] = []
  await expect.poll(async () => (seen = await told()).flat()).toHaveLength(1)
  const [toManager, toOrderTaker] = seen
  expect(toManager?.[0] ?? toOrderTaker?.[0]).toContain(toManager?.length ? 'Omar Siddiqui' : 'Layla Haddad')
})

type Place = {
  name: string
  email: string
  path?: string
  viewport?: { width: number; height: number }
  card: (page: Page, id: number) => Locator
  /** True if the orders are in progress there. */
  isKitchen?: true
}

const inPopup = {
  email: 'ordertaker@hotel.demo',
  path: '/settings',
  card: (page: Page, id: number) => popups(page).order(id),
}
const places: readonly Place[] = [
  {
    name: 'in the kitchen',
    email: 'chief@hotel.demo',
    card: (page, id) => kitchen(page).ticket(id),
    isKitchen: true,
  },
  { name: 'in a pop-up on a desk', ...inPopup },
  { name: 'in a pop-up on a phone', ...inPopup, viewport: { width: 390, height: 844 } },
  {
    name: 'on the board',
    email: 'manager@hotel.demo',
    // Only its two orders are there.
    path: '/orders/list?q=Room+106',
    card: (page, id) => board(page).card('In Queue', id),
  },
]

journey('a tap that was aimed at an order hits no other that comes into its place', async ({ seat }) => {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  for (const [index, { name, email, path, viewport, card, isKitchen }] of places.entries()) {
    await journey.step(name, async () => {
      const guest = await guestAt({ url: brigade.url, table: `Room ${103 + index}` })
      const page = await seat({ url: brigade.url, email, path, viewport })
      if (path === inPopup.path) await expect(popups(page).orders).toBeAttached()
      if (isKitchen) await finishCooking(manager)
      const first = await guest.order({ dish: 'Fattoush' })
      const second = await guest.order({ dish: 'Fattoush' })
      for (const order of isKitchen ? [first, second] : []) await manager.accept(order)
      const before = await manager.statusOf(second)
      const act = card(page, first.id).locator('[data-main-act]')
      // The hover waits as a click does. A trial click would be treated as one that the page has stopped, and be
      // repeated.
      await act.hover()
      const { x, y, width, height } = (await act.boundingBox())!
      // The finger waits there before the other comes: if it came later, a busy machine would tap after that was seen.
      const finger = await page.evaluateHandle(waitForAnother, { x: x + width / 2, y: y + height / 2 })

      if (isKitchen) await manager.move(first, 'ontheway')
      else await manager.accept(first)

      expect(await finger.evaluate(({ tapped }) => tapped)).toBe('stopped')
      expect(await manager.statusOf(second)).toBe(before)
      // Once it has been seen, it can be pressed as usual.
      const next = card(page, second.id).locator('[data-main-act]')
      await expect(async () => {
        if (await next.isVisible()) await next.click({ timeout: 1_000 })
        await expect.poll(() => manager.statusOf(second), { timeout: 1_000 }).not.toBe(before)
      }).toPass()
    })
  }
})

/** Empties the kitchen: the next two tickets stand in one column, and none of them is scrolled to. */
async function finishCooking(manager: Colleague): Promise<void> {
  const cooking = (await manager.openOrders()).filter(({ status }) => status === 'inprogress')
  for (const order of cooking) await manager.move(order, 'ontheway')
}

/** Runs in the page, because the finger must come down at the very moment when another order is there. */
function waitForAnother({ x, y }: { x: number; y: number }) {
  const orderAt = (hit: Element | null) => hit?.closest('article') ?? null
  const first = orderAt(document.elementFromPoint(x, y))
  return { tapped: tapOnceThere() }

  async function tapOnceThere() {
    let hit = document.elementFromPoint(x, y)
    while (!hit || orderAt(hit) === null || orderAt(hit) === first) {
      await new Promise(requestAnimationFrame)
      hit = document.elementFromPoint(x, y)
    }
    const where = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true }
    for (const type of ['pointerdown', 'pointerup']) hit.dispatchEvent(new PointerEvent(type, where))
    return hit.dispatchEvent(new MouseEvent('click', where)) ? 'taken' : 'stopped'
  }
}
