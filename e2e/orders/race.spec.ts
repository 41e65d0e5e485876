import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { board } from '../screens/board.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

journey('two press Accept at once: one wins, the other reads who was first', async ({ seat, wire }) => {
  // What the presses bring about reaches neither before both have pressed.
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
  const sentence = /^(Layla Haddad|Omar Siddiqui) accepted this order at \d\d:\d\d\.$/
  const told = () => Promise.all(screens.map((page) => page.getByText(sentence).allTextContents()))
  let seen: string[][] = []
  await expect.poll(async () => (seen = await told()).flat()).toHaveLength(1)
  const [toManager, toOrderTaker] = seen
  expect(toManager?.[0] ?? toOrderTaker?.[0]).toContain(toManager?.length ? 'Omar Siddiqui' : 'Layla Haddad')
})

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const viewport of screens) {
  journey(`a tap that was aimed at an order hits no other, ${viewport.width} pixels wide`, async ({ seat }) => {
    const guest = await guestAt({ url: brigade.url, table: viewport.width > 600 ? 'Room 103' : 'Room 104' })
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const orderTaker = await seat({ url: brigade.url, email: 'ordertaker@hotel.demo', path: '/settings', viewport })
    await expect(popups(orderTaker).orders).toBeAttached()
    const [first, second] = [await guest.order({ dish: 'Fattoush' }), await guest.order({ dish: 'Fattoush' })]
    const accept = popups(orderTaker).order(first.id).locator('[data-main-act]')
    // Waits as a click does. A click on trial would be taken for one that the page has stopped, and made again.
    await accept.hover()
    const { x, y, width, height } = (await accept.boundingBox())!

    const at = { x: x + width / 2, y: y + height / 2 }
    // It looks before the other one comes: asked for later, a busy machine would tap when that has been seen.
    const tapped = orderTaker.evaluate(tapOnceThereIs, { text: `#${second.id}`, ...at })

    await manager.accept(first)

    expect(await tapped).toBe('stopped')
    expect(await manager.statusOf(second)).toBe('incoming')
    // Once it has been seen, it is pressed as ever.
    const next = popups(orderTaker).order(second.id).locator('[data-main-act]')
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 1_000 })
      await expect.poll(() => manager.statusOf(second), { timeout: 1_000 }).toBe('inprogress')
    }).toPass()
  })
}

/** Runs in the page, for the finger must come down in the very moment in which the pop-up is another one. */
async function tapOnceThereIs({ text, x, y }: { text: string; x: number; y: number }) {
  const popup = () => document.querySelector('section[aria-label="Pop-ups"] article')
  // It rises into its place: what is hit before that is none of it.
  const hitOf = (shown: Element | null) => {
    const hit = document.elementFromPoint(x, y)
    return shown?.textContent.includes(text) && shown.contains(hit) ? hit : null
  }
  let hit = hitOf(popup())
  while (!hit) {
    await new Promise(requestAnimationFrame)
    hit = hitOf(popup())
  }
  const where = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true }
  for (const type of ['pointerdown', 'pointerup']) hit.dispatchEvent(new PointerEvent(type, where))
  return hit.dispatchEvent(new MouseEvent('click', where)) ? 'taken' : 'stopped'
}
