import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { popups } from '../screens/popups.ts'

const brigade = brigadeOfThisFile()

/** As the server sends it to somebody, and to somebody else. */
const where = { title: 'Room 204', path: '/tables/request', tag: 'request-3' }
const english = { ...where, body: 'Request Towels: waits longer than it should.', lang: 'en', dir: 'ltr' }
const arabic = { ...where, body: 'طلب مناشف: طال الانتظار.', lang: 'ar', dir: 'rtl' }

journey('a message is shown by the browser, and a press on it leads where somebody works', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/orders/list' })
  // What hears of a press comes with the pop-ups.
  await expect(popups(manager).requests).toBeAttached()
  await manager.context().grantPermissions(['notifications'], { origin: url })
  const deliver = await startWorker(manager, url)
  // A worker that has only just begun may miss one; of the same request, each stands in the place of the last.
  const isShown = (message: typeof english) =>
    expect(async () => {
      await deliver(message)
      expect(await shownIn(manager)).toEqual([`${message.title}: ${message.body}`])
    }).toPass()

  await isShown(english)
  // The later one of the same request stands in its place.
  await isShown(arabic)
  await pressNewest(manager)

  await expect(manager).toHaveURL(`${url}/tables/request`)
  await expect(manager.getByRole('heading', { level: 1, name: 'Guest Requests' })).toBeVisible()
  await expect.poll(() => shownIn(manager)).toEqual([])
  expect(manager.context().pages()).toHaveLength(1)
  await leave(manager)
})

/** Has the worker begin that ships, and answers how its push service brings it a message. */
async function startWorker(page: Page, origin: string) {
  const line = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await line.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  const registrationId = await registered
  return (message: object) =>
    line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

function shownIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body }) => `${title}: ${body}`)
  })
}

/** Nobody can reach out of the page for the browser's own note, so its worker hears of the press as the browser would tell it. */
async function pressNewest(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
}

/** The next person in this window has agreed to nothing. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  await page.context().clearPermissions()
}
