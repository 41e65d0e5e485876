import type { Sound } from '#kit/sounds/sounds.ts'

export const printerSounds = {
  printFailed: {
    labelKey: 'printers:sounds.printFailed',
    tune: [
      [494, 0, 0.2],
      [370, 0.22, 0.2],
      [494, 0.44, 0.35],
    ],
  },
} as const satisfies Record<string, Sound>

type PrinterSounds = typeof printerSounds

declare module '#kit/sounds/sounds.ts' {
  interface SoundTable extends PrinterSounds {}
}
