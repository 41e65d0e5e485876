import { expect, type Page } from '@playwright/test'
import { letPass } from '../house/let-pass.ts'
import { brigadeOfThisFile, journey, loadsOf } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { billScreen } from '../screens/bill.ts'
import { board } from '../screens/board.ts'
import { history } from '../screens/history.ts'
import { offlineBanner } from '../screens/offline.ts'
import { orderScreen } from '../screens/order.ts'
import { popups } from '../screens/popups.ts'

const cutForMs = 15_000
/** The time after which a lost connection is not trusted to resume. */
const reloadsAfterMs = 31_000

const brigade = brigadeOfThisFile()

journey('the line is cut for 15 seconds: it says so, and misses nothing', async ({ seat, wire }) => {
  const { url } = brigade
  const line = await wire(brigade)
  const guest = await guestAt({ url, table: 'Room 103' })
  const elsewhere = await colleague(url, 'manager@hotel.demo')
  const [accepted, discussed] = [await guest.order({ dish: 'Fattoush' }), await guest.order({ dish: 'Fattoush' })]
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo', path: '/orders/list?q=Room+103' })
  const path = `/orders/${discussed.id}`
  const orderTaker = await seat({ url: line.url, email: 'ordertaker@hotel.demo', path })
  await expect(board(manager).card('In Queue', accepted.id)).toBeVisible()
  await orderScreen(orderTaker).more.click()
  await orderScreen(orderTaker).cancel.click()
  const { other, typed: reason } = orderScreen(orderTaker).reason
  await other.click()
  await reason.fill('Guest has left the ho')
  const loads = [manager, orderTaker].map(loadsOf)

  line.cut()

  for (const page of [manager, orderTaker]) await expect(offlineBanner(page)).toBeVisible()
  await elsewhere.accept(accepted)
  const missed = [await guest.order({ dish: 'Hummus with Olive Oil' }), await guest.order({ dish: 'Fattoush' })]
  await reason.pressSequentially('tel')
  await expect(board(manager).card('In Queue', accepted.id)).toBeVisible()
  for (const page of [manager, orderTaker]) await letPass(page, cutForMs)
  line.mend()

  for (const { id } of missed) await expect(board(manager).card('In Queue', id)).toBeVisible()
  await expect(popups(manager).order(missed[0]!.id)).toBeVisible()
  await expect(popups(manager).more).toHaveAccessibleName('1 more waiting. Show all')
  await expect(board(manager).card('In Progress', accepted.id)).toBeVisible()
  await expect(board(manager).card('In Queue', accepted.id)).toHaveCount(0)
  for (const page of [manager, orderTaker]) await expect(offlineBanner(page)).toHaveCount(0)
  await expect(reason).toHaveValue('Guest has left the hotel')
  expect(loads.map((count) => count())).toEqual([0, 0])
})

journey('what comes before the page reloads itself pops up after it', async ({ seat, wire }) => {
  const line = await wire(brigade)
  const guest = await guestAt({ url: brigade.url, table: 'Room 107' })
  const manager = await seat({ url: line.url, email: 'manager@hotel.demo' })
  await expect(popups(manager).orders).toBeAttached()
  // Only an established connection can be lost.
  await expect.poll(() => line.hasTold('"strategy":"jwt"')).toBe(true)
  const early = await guest.order({ dish: 'Fattoush' })
  await expect.poll(() => line.hasTold('v1/order created')).toBe(true)
  await expect(popups(manager).order(early.id)).toBeVisible()
  const loads = loadsOf(manager)

  line.cut()
  await expect(offlineBanner(manager)).toBeVisible()
  const { id } = await guest.order({ dish: 'Fattoush' })
  await letPass(manager, reloadsAfterMs)
  line.mend()

  await expect.poll(loads).toBe(1)
  await expect(popups(manager).order(id)).toBeVisible()
})

journey('payments that are being typed outlast a line that was lost for long', async ({ seat, wire }) => {
  const { url } = brigade
  const line = await wire(brigade)
  const guest = await guestAt({ url, table: 'Room 108' })
  const elsewhere = await colleague(url, 'manager@hotel.demo')
  const { id, billId } = await elsewhere.accept(await guest.order({ dish: 'Fattoush' }))
  const paying = await seat({ url: line.url, email: 'manager@hotel.demo', path: `/orders/${id}` })
  const splitting = await seat({ url: line.url, email: 'manager@hotel.demo', path: `/bills/${billId}?split=even` })
  await orderScreen(paying).money.getByRole('button', { name: 'Take payment' }).click()
  await billScreen(splitting).split.share(1).click()
  const typedBy = (page: Page) => page.getByRole('alertdialog').getByRole('textbox').first()
  for (const page of [paying, splitting]) await typedBy(page).fill('1.25')
  // Only an established connection can be lost.
  await expect.poll(() => line.hasTold('"strategy":"jwt"')).toBe(true)
  const loads = [paying, splitting].map(loadsOf)

  line.cut()
  for (const page of [paying, splitting]) await expect(offlineBanner(page)).toBeVisible()
  const later = await guest.order({ dish: 'Fattoush' })
  for (const page of [paying, splitting]) await letPass(page, reloadsAfterMs)
  line.mend()

  for (const page of [paying, splitting]) await expect(offlineBanner(page)).toHaveCount(0)
  await expect(popups(paying).order(later.id)).toBeAttached()
  for (const page of [paying, splitting]) await expect(typedBy(page)).toHaveValue('1.25')
  expect(loads.map((count) => count())).toEqual([0, 0])

  for (const page of [paying, splitting]) await page.keyboard.press('Escape')
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1])
})

journey('Brigade itself goes down and comes back: nothing is lost, also not what is being typed', async ({ seat }) => {
  const { url } = brigade
  const guest = await guestAt({ url, table: 'Room 104' })
  const [before, edited] = [await guest.order({ dish: 'Fattoush' }), await guest.order({ dish: 'Fattoush' })]
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/orders/list?q=Room+104' })
  const orderTaker = await seat({ url, email: 'ordertaker@hotel.demo', path: `/orders/${edited.id}` })
  const { cart, edit, items } = orderScreen(orderTaker)
  await edit.click()
  await cart.more('Fattoush').click()
  await cart.comment('Fattoush', 'dressing on the side')
  await expect(board(manager).card('In Queue', before.id)).toBeVisible()

  await brigade.stop('SIGKILL')

  for (const page of [manager, orderTaker]) await expect(offlineBanner(page)).toBeVisible()

  await brigade.start()
  const after = await guest.order({ dish: 'Hummus with Olive Oil' })

  await expect(board(manager).card('In Queue', before.id)).toBeVisible()
  await expect(board(manager).card('In Queue', after.id)).toBeVisible()
  await expect(cart.dialog).toContainText('dressing on the side')
  await cart.save.click()
  await expect(items).toContainText('dressing on the side')
  await expect(items).toContainText(/2×\s*Fattoush/)
  await expect(board(manager).card('Updated', edited.id)).toBeVisible()
})

journey(
  'a network that lets no live line through says so, and shows new orders all the same',
  async ({ seat, wire }) => {
    const { url } = brigade
    const line = await wire(brigade)
    const guest = await guestAt({ url, table: 'Room 105' })
    const manager = await seat({ url: line.url, email: 'manager@hotel.demo', path: '/orders/list?q=Room+105' })
    await expect(board(manager).heading).toBeVisible()
    line.takeNoSockets()
    await manager.reload()
    await expect(manager.getByRole('banner').getByText('Connecting…').first()).toBeVisible()

    const { id } = await guest.order({ dish: 'Fattoush' })

    await expect(board(manager).card('In Queue', id)).toBeVisible()
    const words = 'Live updates unavailable. Refreshing every 10 seconds.'
    await expect(manager.getByRole('banner').getByText(words)).toBeVisible()
    await expect(manager.getByText('Connecting…')).toHaveCount(0)
  },
)

journey(
  'a screen that was never opened waits for the line, and the one before stays usable',
  async ({ seat, wire }) => {
    const line = await wire(brigade)
    const manager = await seat({ url: line.url, email: 'manager@hotel.demo' })
    await expect(board(manager).column('In Queue').getByRole('article').first()).toBeVisible()
    const menu = manager.getByRole('navigation', { name: 'Main menu' })
    // Parts that come after the screen, such as pop-ups, are there.
    await manager.waitForLoadState('networkidle')
    line.cut()
    await expect(offlineBanner(manager)).toBeVisible()

    await menu.getByRole('link', { name: 'All orders' }).click()
    await expect(manager.getByText('You’re offline. This will load when you reconnect.')).toBeVisible()
    await expect(board(manager).column('In Queue').getByRole('article').first()).toBeVisible()

    line.mend()

    await expect(history(manager).heading).toBeVisible()
    await expect(manager.getByRole('row').nth(3)).toBeVisible()
  },
)
