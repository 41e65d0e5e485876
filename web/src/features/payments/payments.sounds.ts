import type { Sound } from '#kit/sounds/sounds.ts'

export const paymentSounds = {
  payment: {
    labelKey: 'payments:sounds.payment',
    tune: [
      [1047, 0, 0.15],
      [1397, 0.14, 0.4],
    ],
  },
  paymentAlert: {
    labelKey: 'payments:sounds.paymentAlert',
    tune: [
      [587, 0, 0.2],
      [440, 0.22, 0.2],
      [587, 0.44, 0.35],
    ],
  },
} as const satisfies Record<string, Sound>

type PaymentSounds = typeof paymentSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends PaymentSounds {}
}
