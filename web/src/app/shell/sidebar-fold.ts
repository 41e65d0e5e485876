import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'

const foldedKey = 'brigade-sidebar-collapsed'

/** Outside of the shell, which would draw all that stands over the screens anew. */
const isFolded = createStore(isFoldedAtFirst(deviceStore.read(foldedKey)))

/** Whether this device shows the sidebar's signs only. */
export function useSidebarFold(): boolean {
  return useStore(isFolded)
}

export function toggleSidebar(): void {
  isFolded.set(!isFolded.get())
  deviceStore.write(foldedKey, isFolded.get() ? '1' : '0')
}

/** As this device was left; one where nobody chose shows signs only unless there is room for four columns beside the words. */
function isFoldedAtFirst(chosen: string | null): boolean {
  return chosen === null ? matchMedia('(width < 1200px)').matches : chosen === '1'
}
