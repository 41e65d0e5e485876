import { expect, type Locator, type Route } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { guestAt } from '../people/guest.ts'
import { tokenOf } from '../people/staff.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

const lowWindows = [
  { width: 640, height: 400 },
  { width: 740, height: 360 },
  { width: 1024, height: 500 },
  { width: 1280, height: 560 },
]

journey('in low windows the reminders of trays begin with their room', async ({ seat, wire }) => {
  const { url } = brigade
  const token = await tokenOf(url, 'manager@hotel.demo')
  const { trayOutSettings } = await call<{ trayOutSettings: object }>(url, { path: 'restaurant/1', token })
  const minutes = { inAppNotificationDuration: 1, linkedTrayNotificationDuration: 1 }
  const body = { trayOutSettings: { ...trayOutSettings, isLinkedTrayNotificationDuration: true, ...minutes } }
  await call(url, { method: 'PATCH', path: 'restaurant/1', token, body })
  const rooms = await call<{ id: number; name: string }[]>(url, {
    path: 'table?restaurantId=1&skipPaginate=true',
    token,
  })
  const tableId = rooms.find(({ name }) => name === 'Room 108')?.id
  await call(url, { method: 'POST', path: 'tray-out', token, body: { trayOutQR: 'HARBOUR-1-049', tableId } })
  await (await guestAt({ url, table: 'Room 108' })).ask('tray')
  // Without sockets the lists are loaded by calls, each of which can be answered as it will be later.
  const line = await wire(brigade)
  line.takeNoSockets()
  const page = await seat({ url: line.url, email: 'waiter@hotel.demo', reducedMotion: 'reduce' })

  for (const { title, list, last } of [
    { title: 'Late Tray Clearance Reminder', list: 'waiter', last: 'Resolve' },
    { title: 'Tray In Room Reminder', list: 'tray-out', last: 'View trays' },
  ]) {
    await page.route(({ pathname }) => pathname === `/v1/${list}`, twoMinutesLater)
    await page.reload()
    const card = popups(page).reminder(title)
    const request = popups(page).request('asks to have its trays cleared')
    if (list === 'waiter') await request.getByRole('button', { name: 'Close Popup' }).click()
    await expect(request).toHaveCount(0)
    const words = card.getByRole('link')
    await expect(words).toHaveText(/^Room\s108\b/)
    for (const room of ['', 'Presidential Suite Ocean View N 1204 ']) {
      await words.evaluate((shown, name) => (shown.textContent = `${name}${shown.textContent}`), room)
      for (const viewport of lowWindows) {
        await page.setViewportSize(viewport)
        if (viewport.width < 768) await expect(card.getByRole('button', { name: 'View', exact: true })).toBeHidden()
        expect(await isStartInSight(words)).toBe(true)
      }
    }
    await card.getByRole('button', { name: last }).click()
    await expect(card).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

/** Returns whether the beginning of a text is visible and not cut by anything around it. */
function isStartInSight(words: Locator): Promise<boolean> {
  return words.evaluate((shown) => {
    const start = document.createRange()
    start.setStart(shown.firstChild!, 0)
    start.setEnd(shown.firstChild!, 4)
    const { left, right, top, bottom } = start.getBoundingClientRect()
    return [shown, shown.parentElement!].every((around) => {
      const box = around.getBoundingClientRect()
      return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
    })
  })
}

/** Answers with a list as it will be in two minutes, longer than any journey lasts. */
async function twoMinutesLater(route: Route): Promise<void> {
  const response = await route.fetch()
  const records = (await response.json()) as { createdAt: string }[]
  const json = records.map((record) => ({
    ...record,
    createdAt: new Date(Date.parse(record.createdAt) - 120_000).toISOString(),
  }))
  await route.fulfill({ response, json })
}
