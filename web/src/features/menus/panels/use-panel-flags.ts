import { useState } from 'react'
import { deviceStore } from '#kit/device/device-store.ts'

export const panelNames = ['menus', 'categories', 'items', 'sides'] as const

/** A panel that can be switched on and off; modifier groups are in the panel of the sides. (spec 2, §2.1) */
export type PanelName = (typeof panelNames)[number]

const hiddenKey = 'brigade-menu-panels-hidden'

/** Returns which panels are shown, and stores this on the device. */
export function usePanelFlags(): { isShown: (panel: PanelName) => boolean; toggle: (panel: PanelName) => void } {
  const [hidden, setHidden] = useState<readonly string[]>(() => deviceStore.read(hiddenKey)?.split(',') ?? [])

  function toggle(panel: PanelName): void {
    const next = hidden.includes(panel) ? hidden.filter((name) => name !== panel) : [...hidden, panel]
    deviceStore.write(hiddenKey, next.length > 0 ? next.join(',') : null)
    setHidden(next)
  }

  return { isShown: (panel) => !hidden.includes(panel), toggle }
}
