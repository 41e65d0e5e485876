import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'
import { useMedia } from '#kit/use-media.ts'

const foldedKey = 'brigade-sidebar-collapsed'

/** Less is too little for the menu's words beside four columns of orders. */
const tight = matchMedia('(width < 1200px)')

/** As somebody left it on this device; null where nobody chose. Outside of the shell, which would draw all over the screens again. */
const chosen = createStore<boolean | null>(chosenOf(deviceStore.read(foldedKey)))

/** Whether this device shows the sidebar's signs only: by choice, else where there is little room. */
export function useSidebarFold(): boolean {
  const isTight = useMedia(tight)
  return useStore(chosen) ?? isTight
}

export function toggleSidebar(): void {
  const isFolded = !(chosen.get() ?? tight.matches)
  chosen.set(isFolded)
  deviceStore.write(foldedKey, isFolded ? '1' : '0')
}

function chosenOf(stored: string | null): boolean | null {
  return stored === null ? null : stored === '1'
}
