import type { Sound } from '#kit/sounds/sounds.ts'

export const requestSounds = {
  kitchenRequest: {
    labelKey: 'requests:sounds.kitchenRequest',
    tune: [
      [1568, 0, 0.5],
      [1568, 0.28, 0.5],
    ],
  },
  request: {
    labelKey: 'requests:sounds.request',
    tune: [
      [523, 0, 0.2],
      [659, 0.22, 0.3],
    ],
  },
  overdueRequest: {
    labelKey: 'requests:sounds.overdueRequest',
    tune: [
      [988, 0, 0.2],
      [659, 0.22, 0.2],
      [988, 0.44, 0.3],
    ],
  },
} as const satisfies Record<string, Sound>

type RequestSounds = typeof requestSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends RequestSounds {}
}
