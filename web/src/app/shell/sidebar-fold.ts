import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { useMedia } from '#kit/device/use-media.ts'

const foldedKey = 'brigade-sidebar-collapsed'

/** In a narrower window four columns of orders need the room of the menu's whole names. */
const tight = matchMedia('(width < 1440px)')

/**
 * The choice on this device; null if there is none. It is outside of the shell, which would render the screens again.
 */
const chosen = createStore<boolean | null>(chosenOf(deviceStore.read(foldedKey)))

/**
 * Returns true if this device shows the sidebar as a rail of icons with short words: by choice, else if there is little
 * room.
 */
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
