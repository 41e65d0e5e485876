import type { Sound } from '#kit/sounds/sounds.ts'

export const orderSounds = {
  newOrder: {
    labelKey: 'orders:sounds.newOrder',
    tune: [
      [660, 0, 0.16],
      [880, 0.18, 0.16],
      [1320, 0.36, 0.34],
    ],
  },
  paidOrder: {
    labelKey: 'orders:sounds.paidOrder',
    tune: [
      [880, 0, 0.1],
      [1109, 0.11, 0.1],
      [1319, 0.22, 0.1],
      [1760, 0.33, 0.4],
    ],
  },
  updatedOrder: {
    labelKey: 'orders:sounds.updatedOrder',
    tune: [
      [784, 0, 0.14],
      [587, 0.17, 0.14],
      [784, 0.34, 0.26],
    ],
  },
} as const satisfies Record<string, Sound>

type OrderSounds = typeof orderSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends OrderSounds {}
}
