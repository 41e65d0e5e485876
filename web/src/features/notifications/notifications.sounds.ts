import type { Sound } from '#kit/sounds/sounds.ts'

export const notificationSounds = {
  staffNotification: {
    labelKey: 'notifications:sounds.staffNotification',
    tune: [
      [698, 0, 0.25],
      [880, 0.2, 0.25],
      [1047, 0.4, 0.45],
    ],
  },
} as const satisfies Record<string, Sound>

type NotificationSounds = typeof notificationSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends NotificationSounds {}
}
