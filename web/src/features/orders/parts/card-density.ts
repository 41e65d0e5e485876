import { createDensity } from '#kit/device/density.ts'

/** The density of the cards of orders. */
export const { useDensity: useCardDensity, chooseDensity: chooseCardDensity } = createDensity('brigade-card-density')
