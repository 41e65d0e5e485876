import { createStore, useStore } from '#kit/store.ts'

/** What browsers that can install a page hand to it; it is not in the language's own list of events. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

const offer = createStore<InstallOffer | null>(null)

/** Keeps the browser's offer to install the app until somebody asks for it. It comes early, and once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event)
  })
  addEventListener('appinstalled', () => offer.set(null))
}

/** Asks the browser to install the app; null where it does not let pages ask. */
export function useInstall(): (() => Promise<void>) | null {
  const kept = useStore(offer)
  if (!kept) return null
  return async () => {
    // An offer can be taken once.
    offer.set(null)
    await kept.prompt()
  }
}

/** Whether this page runs as an app of its own already. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}
