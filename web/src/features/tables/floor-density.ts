import { createDensity } from '#kit/device/density.ts'

/** The density of the tiles of a floor. */
export const { useDensity: useFloorDensity, chooseDensity: chooseFloorDensity } = createDensity('brigade-floor-density')
