import { pushKeyPath, pushSubscriptionsPath } from '@brigade/domain/push/push.api.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { apiCreate, apiFind, apiRemove } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { deviceStore } from '#kit/device/device-store.ts'

/** The state of push messages in this browser; `id` is that of its subscription. */
export type OwnBrowser = { state: 'unsupported' | 'denied' | 'off' } | { state: 'on'; id: number }

/** Storage key of the person who has agreed here: another person who signs in has not. */
const agreedKey = 'brigade-push-of'

/** Returns the state of this browser, and confirms to the server that it still listens. */
export async function readOwnBrowser(userId: number): Promise<OwnBrowser> {
  if (!isSupported()) return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  if (deviceStore.read(agreedKey) !== String(userId)) return { state: 'off' }
  const registration = await navigator.serviceWorker.getRegistration('/')
  const known = await registration?.pushManager.getSubscription()
  return registration && known ? await tellServer(registration) : { state: 'off' }
}

/** Asks the person for permission, and subscribes this browser to push messages. */
export async function agree(userId: number): Promise<OwnBrowser> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') return { state: leave === 'denied' ? 'denied' : 'off' }
  await navigator.serviceWorker.register('/push-worker.js')
  const registration = await navigator.serviceWorker.ready
  // Before the call to the server: if its answer is lost it may send, and this person must see that and be able to end
  // it.
  deviceStore.write(agreedKey, String(userId))
  return await tellServer(registration)
}

/** Unsubscribes this browser. */
export async function endOwn(id: number): Promise<OwnBrowser> {
  await forgetOnServer(id)
  deviceStore.write(agreedKey, null)
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await registration?.unregister()
  return { state: 'off' }
}

/** Removes the subscription on the server. If it no longer exists, an answer was lost, or another window was first. */
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
  // A subscription with another installation's key receives nothing that this one signs.
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

/** Returns the familiar name of the device: `Chrome, Android`. */
function deviceName(): string {
  const { userAgent } = navigator
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(userAgent)?.[0] ?? ''
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ').slice(0, pushLimits.deviceNameLength)
}
