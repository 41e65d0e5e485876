import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'

const foldedKey = 'brigade-sidebar-collapsed'

/** Outside of the shell, which would draw all that stands over the screens anew. */
const isFolded = createStore(deviceStore.read(foldedKey) !== null)

/** Whether this device shows the sidebar's signs only. */
export function useSidebarFold(): boolean {
  return useStore(isFolded)
}

export function toggleSidebar(): void {
  isFolded.set(!isFolded.get())
  deviceStore.write(foldedKey, isFolded.get() ? '1' : null)
}
