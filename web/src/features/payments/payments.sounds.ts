import type { Sound } from '#kit/sounds.ts'

export const paymentSounds = {
  payment: {
    labelKey: 'payments:sounds.payment',
    tune: [
      [880, 0, 0.15],
      [1319, 0.14, 0.4],
    ],
  },
  paymentAlert: {
    labelKey: 'payments:sounds.paymentAlert',
    tune: [
      [659, 0, 0.2],
      [523, 0.22, 0.2],
      [659, 0.44, 0.35],
    ],
  },
} as const satisfies Record<string, Sound>

type PaymentSounds = typeof paymentSounds

declare module '#kit/sounds.ts' {
  interface SoundTable extends PaymentSounds {}
}
