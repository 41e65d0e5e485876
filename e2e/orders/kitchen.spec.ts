import { expect } from '@playwright/test'
import { boxOf, expectReachable } from '../house/fits.ts'
import { movingClock } from '../house/let-pass.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { emptyEvening, fillEvening, orderLongTicket } from '../people/evening.ts'
import { guestAt } from '../people/guest.ts'
import { colleague } from '../people/staff.ts'
import { kitchen } from '../screens/kitchen.ts'

const brigade = brigadeOfThisFile()

journey(
  'a ticket higher than the kitchen’s screen goes on in the next column, and the edge names how late the hidden ones are',
  async ({ seat }) => {
    const { url } = brigade
    await emptyEvening(url)
    const manager = await colleague(url, 'manager@hotel.demo')
    const long = await orderLongTicket(url, { lines: 16 })
    await manager.accept(long)
    await fillEvening(url, { orders: 30, stages: ['inprogress'] })

    const page = await seat({ url, email: 'chief@hotel.demo' })

    const ticket = kitchen(page).ticket(long.id)
    await expect(ticket.getByText(/^\d+ more lines?$/)).toBeInViewport()
    const lines = ticket.getByRole('listitem')
    await expect(lines).toHaveCount(16)
    for (const line of [lines.first(), lines.last()]) await expect(line).toBeInViewport({ ratio: 1 })
    const [first, last] = await Promise.all([boxOf(lines.first()), boxOf(lines.last())])
    expect(last.x).toBeGreaterThan(first.x + first.width)
    const ready = ticket.getByRole('button', { name: 'Mark ready' })
    await expect(ready).toBeInViewport({ ratio: 1 })
    await expectReachable(ready)

    const hidden = page.getByRole('button', { name: /^\d+ more · / })
    await expect(hidden).toHaveText(/ more · oldest /)
    const pass = await movingClock(page)
    await pass(40 * 60_000)
    await expect(hidden).toHaveText(/ more · late \d+$/)
  },
)

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
    const more = page.getByRole('button', { name: /^\d+ more · / })
    const earlier = page.getByRole('button', { name: /^\d+ earlier · / })
    await expect(more).toBeVisible()
    await expect(earlier).toHaveCount(0)
    const hidden = Number.parseInt((await more.textContent()) ?? '', 10)

    await more.click()

    await expect(earlier).toBeVisible()
    await expect(async () => {
      if (await more.isVisible()) expect(Number.parseInt((await more.textContent()) ?? '', 10)).toBeLessThan(hidden)
    }).toPass()
    const ticket = kitchen(page).ticket(long.id)
    // Tickets far out of sight are not drawn. This one is among the last.
    await expect(async () => {
      if (!(await ticket.isVisible())) await ((await more.isVisible()) ? more : earlier).click({ timeout: 2_000 })
      await ticket.scrollIntoViewIfNeeded({ timeout: 2_000 })
    }).toPass()
    await expectReachable(ticket.getByRole('button', { name: 'Mark ready' }))
    await expect(ticket.getByRole('group', { name: `Lines of order #${long.id}` })).toBeVisible()
    // The comment of a dish begins below the number of pieces, so that more of it fits on one line.
    const line = ticket.getByRole('listitem').first()
    const [name, comment] = await Promise.all([
      boxOf(line.getByText('Fattoush')),
      boxOf(line.getByRole('paragraph').filter({ hasText: 'Allergic to nuts' })),
    ])
    expect(comment.x).toBeLessThan(name.x)
  },
)
