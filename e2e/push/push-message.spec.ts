import { expect, type Page } from '@playwright/test'
import { launchOptionsWithPush } from '../house/browser.ts'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { popups } from '../screens/popups.ts'

journey.use({ launchOptions: launchOptionsWithPush })
const brigade = brigadeOfThisFile()

/** The address and tag of a message as the server sends it to two people in their languages. */
const where = { title: 'Room 204', path: '/tables/request', tag: 'request-3' }
const english = { ...where, body: 'Request Towels: overdue.', lang: 'en', dir: 'ltr' }
const arabic = { ...where, body: 'طلب مناشف: طال الانتظار.', lang: 'ar', dir: 'rtl' }

journey('a message is shown by the browser, and a press on it leads where somebody works', async ({ seat }) => {
  const { url } = brigade
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/orders/list' })
  // The listener for presses is loaded with the pop-ups.
  await expect(popups(manager).requests).toBeAttached()
  await manager.context().grantPermissions(['notifications'], { origin: url })
  const deliver = await startWorker(manager, url)
  // A newly started worker may miss a message; messages of the same request replace each other.
  const isShown = (message: typeof english) =>
    expect(async () => {
      await deliver(message)
      expect(await shownIn(manager)).toEqual([`${message.title}: ${message.body}`])
    }).toPass()

  await isShown(english)
  // The later message of the same request replaces it.
  await isShown(arabic)
  await pressNewest(manager)

  await expect(manager).toHaveURL(`${url}/tables/request`)
  await expect(manager.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
  await expect.poll(() => shownIn(manager)).toEqual([])
  expect(manager.context().pages()).toHaveLength(1)
  await leave(manager)
})

/** Starts the shipped worker, and returns a function that delivers a message as its push service does. */
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

/**
 * Presses the newest notification. A page can't reach the browser's own notification, so its worker gets the event that
 * the browser would send.
 */
async function pressNewest(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
}

/** Unregisters the worker and removes the permission, for the next person in this window. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  await page.context().clearPermissions()
}
