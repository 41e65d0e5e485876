import type { Sound } from '#kit/sounds/sounds.ts'

export const posSounds = {
  posFailed: {
    labelKey: 'pos:sounds.posFailed',
    tune: [
      [440, 0, 0.3],
      [330, 0.3, 0.5],
    ],
  },
} as const satisfies Record<string, Sound>

type PosSounds = typeof posSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends PosSounds {}
}
