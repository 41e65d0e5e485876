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
  event.waitUntil(open(pathOf(event.notification.data?.path)))
})

/** A browser takes its leave back where nothing is shown, so even what can't be read is. */
function messageOf({ data }) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

/** A screen of Brigade, whatever a message says. */
function pathOf(path) {
  const { origin, pathname, search } = new URL(typeof path === 'string' ? path : '/', location.origin)
  return origin === location.origin ? pathname + search : '/'
}

/**
 * Shows a screen in the window that was used last and takes it: it asks whoever has something under way there, as any link does. Else in a new
 * one, which a browser allows once and not for long.
 */
async function open(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const window of windows.slice(0, askedAtMost)) if (await takes(window, path)) return window.focus()
  return clients.openWindow(path)
}

const askedAtMost = 2

/** In milliseconds. A page that is asleep says nothing, nor does one where nobody is signed in. */
const answersWithin = 1000

function takes(window, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), answersWithin)
    window.postMessage({ kind: 'open', path }, [port2])
  })
}
