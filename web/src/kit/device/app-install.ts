import { createStore, useStore } from '#kit/device/store.ts'

/** The event with which browsers offer to install a page; TypeScript does not list it. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

const offer = createStore<InstallOffer | null>(null)

/** Stores the browser's offer to install the app until it is requested. The offer comes early, and once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event)
  })
  addEventListener('appinstalled', () => offer.set(null))
}

/** Returns a function that asks the browser to install the app; null if it does not let pages ask. */
export function useInstall(): (() => Promise<void>) | null {
  const kept = useStore(offer)
  if (!kept) return null
  return async () => {
    // An offer can be used once.
    offer.set(null)
    await kept.prompt()
  }
}

/** Returns true if this page already runs as an installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
