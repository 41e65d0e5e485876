import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { useMedia } from '#kit/device/use-media.ts'

const densities = ['comfortable', 'compact'] as const

/** How much room the items of a screen take: comfortable for large windows, compact for as many as possible. */
export type Density = (typeof densities)[number]

/** Windows that are compact until a density is chosen on the device. */
const small = matchMedia('(width <= 1280px)')

/** Creates the density of one kind of screen, which this device stores under the key. */
export function createDensity(key: string) {
  const choice = createStore<Density | null>(densities.find((density) => density === deviceStore.read(key)) ?? null)

  function useDensity(): Density {
    const usual = useMedia(small) ? 'compact' : 'comfortable'
    return useStore(choice) ?? usual
  }

  function chooseDensity(density: Density): void {
    choice.set(density)
    deviceStore.write(key, density)
  }

  return { useDensity, chooseDensity }
}
