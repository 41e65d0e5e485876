import type { Sound } from '#kit/sounds/sounds.ts'

export const traySounds = {
  trayInRoom: {
    labelKey: 'trays:sounds.trayInRoom',
    tune: [
      [392, 0, 0.18],
      [523, 0.22, 0.3],
    ],
  },
} as const satisfies Record<string, Sound>

type TraySounds = typeof traySounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends TraySounds {}
}
