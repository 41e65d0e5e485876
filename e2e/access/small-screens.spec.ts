import { expect, type Locator } from '@playwright/test'
import { expectToFit } from '../house/fits.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { colleague, speak } from '../people/staff.ts'
import { cardIn } from '../screens/board.ts'
import { floor } from '../screens/floor.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

/** Windows as people have them, each with the warning at the first shift, and a pop-up where the person gets any. */
const sizes = [
  { what: 'a desk', width: 1280, height: 800 },
  { what: 'a tablet on its side', width: 1024, height: 768 },
  { what: 'a tablet held upright', width: 768, height: 1024 },
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a small phone', width: 360, height: 740 },
  { what: 'a phone on its side', width: 844, height: 390 },
  { what: 'a desk at 200 %', width: 640, height: 400 },
  // Too low for a whole card: its button can be reached.
  { what: 'a desk at 400 %', width: 320, height: 200 },
]

const lowestForWholeCard = 390

const screens = [
  { who: 'ordertaker@hotel.demo', path: '/orders/list', act: 'Accept' },
  { who: 'waiter@hotel.demo', path: '/orders/active', act: 'Deliver' },
  { who: 'chief@hotel.demo', path: '/orders/kitchenorders', act: 'Mark ready' },
]

for (const { who, path, act } of screens) {
  journey(`${who} reaches the first order and its button in every window`, async ({ seat }) => {
    const page = await seat({ url: brigade.url, email: who, path })
    const guest = await guestAt({ url: brigade.url, table: 'Room 305' })
    const { id } = await guest.order({ dish: 'Fattoush', comment: 'Allergic to nuts' })
    if (act === 'Accept') await expect(popups(page).order(id)).toContainText('Allergic to nuts')

    for (const { what, width, height } of sizes) {
      await journey.step(what, async () => {
        await page.setViewportSize({ width, height })
        const card = page.getByRole('main').getByRole('article').first()
        await expect(card.getByRole('button', { name: act })).toBeVisible()

        await expectToFit(page)
        await card.getByRole('button', { name: act }).scrollIntoViewIfNeeded()
        await expectReachable(card.getByRole('button', { name: act }))
        if (height < lowestForWholeCard) return
        await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await expectReachable(card.getByRole('heading'))
        await expectReachable(card.getByRole('button', { name: act }))
      })
    }
  })
}

journey('codes of tables and their sheet fit every window, and are printed from there', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'manager@hotel.demo' })
  for (const { path, act } of [
    { path: '/qrslist?tab=tables', act: page.getByRole('link', { name: /^Print \d+ codes$/ }) },
    { path: '/qrslist/tables', act: page.getByRole('button', { name: 'Print' }) },
  ]) {
    await page.goto(path)
    for (const { what, width, height } of sizes) {
      await journey.step(`${path} on ${what}`, async () => {
        await page.setViewportSize({ width, height })
        await expect(act).toBeVisible()

        await expectToFit(page)
        await act.scrollIntoViewIfNeeded()
        await expectReachable(act)
      })
    }
  }
})

journey('on a tablet on its side the waiter sees whole orders of each kind beside each other', async ({ seat }) => {
  const manager = await colleague(brigade.url, 'manager@hotel.demo')
  const guest = await guestAt({ url: brigade.url, table: 'Room 304' })
  await manager.move(await manager.accept(await guest.order({ dish: 'Fattoush' })), 'ontheway')
  const page = await seat({ url: brigade.url, email: 'waiter@hotel.demo', viewport: { width: 1024, height: 768 } })

  for (const kind of ['Ready', 'In Progress', 'Delivered'] as const) {
    const first = floor(page).column(kind).getByRole('article').first()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(first.getByRole('button', { name: /^(Deliver|Complete)/ })).toBeInViewport({ ratio: 1 })
  }
  await expectToFit(page)
})

journey('in a low window one sees a whole request below its tabs, in Arabic too', async ({ seat }) => {
  const guest = await guestAt({ url: brigade.url, table: 'Room 306' })
  await guest.ask('towel')
  for (const email of ['manager@hotel.demo', 'waiter@hotel.demo']) {
    for (const language of ['ar', 'en'] as const) {
      await speak(brigade.url, { email, language })
      const page = await seat({ url: brigade.url, email, path: '/tables/request' })
      await expect(popups(page).card).toBeVisible()

      for (const { what, width, height } of sizes.filter((size) => size.height === 390 || size.height === 400)) {
        await journey.step(`${email} in ${language} on ${what}`, async () => {
          await page.setViewportSize({ width, height })
          await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 })
          await expectToFit(page)
        })
      }
    }
  }
})

journey('one scrolls to the last order of a low window, and back to the search', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'waiter@hotel.demo', viewport: { width: 844, height: 390 } })
  const cards = page.getByRole('group', { name: 'Active orders' })
  await expect(cards.getByRole('article').first()).toBeVisible()
  const count = Number(await cards.getByRole('listitem').first().getAttribute('aria-setsize'))

  await page.keyboard.press('End')
  await page.mouse.move(400, 200)
  const last = cards.locator(`[aria-posinset="${count}"]`)
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()

  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).not.toBeInViewport()
  await expect(async () => {
    await page.mouse.wheel(0, -800)
    await expect(search).toBeInViewport({ timeout: 500 })
  }).toPass()
})

journey(
  'the kitchen says how many tickets are out of sight, brings them, and keeps the button of a long one',
  async ({ seat }) => {
    const manager = await colleague(brigade.url, 'manager@hotel.demo')
    const guest = await guestAt({ url: brigade.url, table: 'Room 306' })
    const long = await guest.order(
      ...Array.from({ length: 30 }, () => ({ dish: 'Fattoush', comment: 'Allergic to nuts' })),
    )
    await manager.accept(long)
    for (const table of ['Room 105', 'Room 106', 'Room 107']) {
      const another = await guestAt({ url: brigade.url, table })
      for (let more = 0; more < 4; more += 1) await manager.accept(await another.order({ dish: 'Fattoush' }))
    }
    const page = await seat({ url: brigade.url, email: 'chief@hotel.demo' })
    const more = page.getByRole('button', { name: /^\d+ more tickets, oldest / })
    const earlier = page.getByRole('button', { name: /^\d+ earlier tickets?, oldest / })
    const tickets = page.getByRole('group', { name: 'Tickets' })
    await expect(more).toBeVisible()
    await expect(earlier).toHaveCount(0)
    const hidden = Number.parseInt((await more.textContent()) ?? '', 10)

    await more.click()

    await expect(earlier).toBeVisible()
    await expect(async () => {
      if (await more.isVisible()) expect(Number.parseInt((await more.textContent()) ?? '', 10)).toBeLessThan(hidden)
    }).toPass()
    const ticket = cardIn(tickets, long.id)
    await ticket.scrollIntoViewIfNeeded()
    await expectReachable(ticket.getByRole('button', { name: 'Mark ready' }))
    await expect(ticket.getByRole('group', { name: `Lines of order #${long.id}` })).toBeVisible()
    // What is said of a dish begins below the number of pieces: so more of it has room in one line.
    const line = ticket.getByRole('listitem').first()
    const [name, comment] = await Promise.all([
      line.getByText('Fattoush').boundingBox(),
      line.getByRole('paragraph').filter({ hasText: 'Allergic to nuts' }).boundingBox(),
    ])
    expect(comment!.x).toBeLessThan(name!.x)
  },
)

/** A finger on the middle of it meets it, and nothing that stands over it. */
async function expectReachable(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const met = document.elementFromPoint(x + width / 2, y + height / 2)
        // A card's link lies over its words.
        return (
          met !== null &&
          (element.contains(met) || met.contains(element) || element.closest('article') === met.closest('article'))
        )
      }),
    )
    .toBe(true)
}
