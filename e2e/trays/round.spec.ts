import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { offlineBanner } from '../screens/offline.ts'
import { signInScreen } from '../screens/sign-in.ts'
import { popups } from '../screens/popups.ts'

const phone = { width: 390, height: 844 }
/** The time after which a tick is sent, because it can no longer be undone. */
const heldForMs = 11_000

const brigade = brigadeOfThisFile()

journey(
  'a tray that is scanned at the delivery stands on the round of another, who ticks it off without a line: its order is completed when that is back',
  async ({ seat, wire }) => {
    const { url } = brigade
    const line = await wire(brigade)
    const guest = await guestAt({ url, table: 'Room 306' })
    const layla = await colleague(url, 'manager@hotel.demo')
    const order = await layla.move(await layla.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')
    const waiter = await seat({
      url: line.url,
      email: 'waiter@hotel.demo',
      path: '/tables/request?tab=rooms',
      viewport: phone,
    })
    await waiter.getByRole('button', { name: 'Collection round' }).click()
    const manager = await seat({ url, email: 'manager@hotel.demo', path: `/orders/${order.id}` })
    const room = waiter.getByRole('checkbox', { name: /Room 306/ })
    await expect(waiter.getByRole('checkbox').first()).toBeVisible()
    await expect(room).toHaveCount(0)

    await manager.getByRole('button', { name: /^Deliver/ }).click()
    const step = popups(manager).card.filter({ hasText: 'Which tray?' })
    await expect(step).toContainText(`Room 306 #${order.id}`)
    await manager.keyboard.type('https://trays.example/HARBOUR-1-050')
    await manager.keyboard.press('Enter')

    await expect(step).toHaveCount(0)
    await expect(room).toContainText('1 tray')
    await expect(room).toHaveAttribute('aria-checked', 'false')

    line.cut()
    await room.click()
    await expect(room).toHaveAttribute('aria-checked', 'true')
    await expect(room).toContainText('Sends when you’re back online')
    await letPass(waiter, heldForMs)
    expect(await layla.statusOf(order)).toBe('delivered')
    line.mend()

    await expect(room).toContainText(/Collected at .* by/)
    await expect(manager.getByRole('region', { name: 'Trays', exact: true })).toContainText('Collected at')
    expect(await layla.statusOf(order)).toBe('completed')
  },
)

journey(
  'what was ticked off is cleared though its tab was closed or its person logged out, who is told what can’t be sent',
  async ({ seat, wire }) => {
    const line = await wire(brigade)
    const path = '/tables/round'
    const manager = await seat({ url: brigade.url, email: 'manager@hotel.demo', path })
    const first = await seat({ url: line.url, email: 'waiter@hotel.demo', path })
    await expect(first.getByRole('checkbox', { checked: false }).nth(2)).toBeVisible()
    const waiting = await first.getByRole('checkbox', { checked: false }).allInnerTexts()
    const [one = '', two = '', three = ''] = waiting.flatMap((text) => /Room \d+/.exec(text)?.[0] ?? [])

    const waiter = await journey.step('the tab is closed without a line', async () => {
      line.cut()
      await tick(first, one)
      await expect(roomOf(first, one)).toContainText('Sends when you’re back online')
      const next = await first.context().newPage()
      await first.close()
      line.mend()
      await next.goto(path)
      await expect(roomOf(manager, one)).toContainText(/Collected at .* by/)
      return next
    })

    await journey.step('the person logs out, without a line and at once after a tick', async () => {
      const question = waiter.getByRole('alertdialog')
      // Only an established connection can be lost.
      await expect(offlineBanner(waiter)).toHaveCount(0)
      line.cut()
      await tick(waiter, two)
      await expect(roomOf(waiter, two)).toContainText('Sends when you’re back online')
      await waiter.getByRole('button', { name: 'Log out' }).click()
      await expect(question).toContainText('1 room that you marked done isn’t cleared yet.')
      await question.getByRole('button', { name: 'Go back' }).click()
      line.mend()
      await expect(offlineBanner(waiter)).toHaveCount(0)
      await tick(waiter, three)
      await waiter.getByRole('button', { name: 'Log out' }).click()
      await question.getByRole('button', { name: 'Log out' }).click()
      await expect(signInScreen(waiter).heading).toBeVisible()
      for (const name of [two, three]) await expect(roomOf(manager, name)).toContainText(/Collected at .* by/)
    })
  },
)

async function tick(page: Page, name: string): Promise<void> {
  await roomOf(page, name).click()
  await expect(roomOf(page, name)).toHaveAttribute('aria-checked', 'true')
}

function roomOf(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(name) })
}

/** Makes the page believe that this time has passed. */
function letPass(page: Page, ms: number): Promise<void> {
  return page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
  }, ms)
}
