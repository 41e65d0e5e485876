// Shows what waits while Brigade is not open, and opens its screen. It keeps nothing and fetches nothing.

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('push', (event) => {
  const { title = 'Brigade', body = '', path = '/', tag = '', lang = '', dir = 'auto' } = messageOf(event)
  const icon = '/icon-192.png'
  event.waitUntil(
    registration.showNotification(title, { body, tag, lang, dir, icon, renotify: tag !== '', data: { path } }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data?.path)))
})

/** A browser takes its leave back where nothing is shown, so even what can't be read is. */
function messageOf({ data }) {
  try {
    return data.json()
  } catch {
    return {}
  }
}

/** A screen of Brigade, whatever a message says. */
function addressOf(path) {
  const address = new URL(typeof path === 'string' ? path : '/', location.origin)
  return address.origin === location.origin ? address.href : location.origin
}

async function open(address) {
  const windows = await clients.matchAll({ type: 'window' })
  const shown = windows.find(({ url }) => url === address)
  if (shown) return shown.focus()
  // What somebody has under way in another window stays as it is.
  return clients.openWindow(address)
}
