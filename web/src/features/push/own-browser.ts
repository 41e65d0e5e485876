import { pushKeyPath, pushSubscriptionsPath } from '@brigade/domain/push/push.api.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { apiCreate, apiFind, apiRemove } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { deviceStore } from '#kit/device-store.ts'

/** Whether this browser is told what waits; `id` is that of its subscription. */
export type OwnBrowser = { state: 'unsupported' | 'denied' | 'off' } | { state: 'on'; id: number }

/** Who has agreed here: another person who signs in has not. */
const agreedKey = 'brigade-push-of'

/** How this browser stands, and has the server know that it still listens. */
export async function readOwnBrowser(userId: number): Promise<OwnBrowser> {
  if (!isSupported()) return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  if (deviceStore.read(agreedKey) !== String(userId)) return { state: 'off' }
  const registration = await navigator.serviceWorker.getRegistration('/')
  const known = await registration?.pushManager.getSubscription()
  return registration && known ? await tellServer(registration) : { state: 'off' }
}

/** Asks the person for leave, and has this browser told what waits. */
export async function agree(userId: number): Promise<OwnBrowser> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') return { state: leave === 'denied' ? 'denied' : 'off' }
  await navigator.serviceWorker.register('/push-worker.js')
  const registration = await navigator.serviceWorker.ready
  // Before the server is told: where its answer is lost it may send, and this person is to see that, and to end it.
  deviceStore.write(agreedKey, String(userId))
  return await tellServer(registration)
}

/** Has this browser told nothing more. */
export async function endOwn(id: number): Promise<OwnBrowser> {
  await forgetOnServer(id)
  deviceStore.write(agreedKey, null)
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
  return { state: 'off' }
}

/** Where it is not there any more, an answer was lost, or another window was first. */
async function forgetOnServer(id: number): Promise<void> {
  try {
    await apiRemove(pushSubscriptionsPath, id)
  } catch (thrown) {
    if (toApiError(thrown).code !== 404) throw thrown
  }
}

async function tellServer(registration: ServiceWorkerRegistration): Promise<OwnBrowser> {
  const { publicKey } = await apiFind(pushKeyPath)
  const known = await registration.pushManager.getSubscription()
  // What another installation signed for stays silent by this one's key.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  const { endpoint, keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON()
  const { p256dh = '', auth = '' } = keys
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, deviceName: deviceName() }
  return { state: 'on', id: (await apiCreate(pushSubscriptionsPath, body)).id }
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** As people know it: `Chrome, Android`. */
function deviceName(): string {
  const { userAgent } = navigator
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(userAgent)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ').slice(0, pushLimits.deviceNameLength)
}
