import { deviceStore } from '#kit/device-store.ts'
import { createStore, useStore } from '#kit/store.ts'

export const soundKinds = ['newOrder', 'paidOrder', 'updatedOrder', 'kitchenRequest', 'request'] as const

export type SoundKind = (typeof soundKinds)[number]
export type SoundSettings = { volume: number; off: readonly SoundKind[] }

/** A tone: hertz, when it starts and how long it sounds, in seconds. */
type Tone = readonly [pitch: number, at: number, lasting: number]

/** Each kind by its own tune, told apart through a kitchen's noise: the more pressing, the more strokes. */
const tunes = {
  newOrder: [
    [660, 0, 0.16],
    [880, 0.18, 0.16],
    [1320, 0.36, 0.34],
  ],
  paidOrder: [
    [880, 0, 0.1],
    [1109, 0.11, 0.1],
    [1319, 0.22, 0.1],
    [1760, 0.33, 0.4],
  ],
  updatedOrder: [
    [784, 0, 0.14],
    [587, 0.17, 0.14],
    [784, 0.34, 0.26],
  ],
  kitchenRequest: [
    [1568, 0, 0.5],
    [1568, 0.28, 0.5],
  ],
  request: [
    [523, 0, 0.2],
    [659, 0.22, 0.3],
  ],
} satisfies Record<SoundKind, readonly Tone[]>

const settingsKey = 'brigade-sounds'
/** Between two tunes, so that each is heard for itself. */
const restSeconds = 0.25
const settings = createStore<SoundSettings>(rememberedSettings())
const isLocked = createStore(false)
/** When each tune ends, on the clock of the audio output. */
const soundsUntil = new Map<SoundKind, number>()
let context: AudioContext | null = null
/** When the last tune that was begun or waits its turn ends, on the same clock. */
let allSoundUntil = 0

/** Whether a sound was due that the browser kept silent, because nobody has touched the page yet. */
export function useSoundLocked(): boolean {
  return useStore(isLocked)
}

export function useSoundSettings(): [SoundSettings, (next: SoundSettings) => void] {
  return [useStore(settings), keepSettings]
}

/** Asks the browser for leave to sound; only counts inside a click or a key press. */
export async function unlockSound(): Promise<void> {
  await audio().resume()
  isLocked.set(audio().state !== 'running')
}

/** Notices at the start whether the browser will keep sounds silent, so that the button shows before one is missed. */
export function checkSound(): void {
  isLocked.set(audio().state !== 'running')
  const unlockOnce = () => void unlockSound()
  addEventListener('pointerdown', unlockOnce, { once: true })
  addEventListener('keydown', unlockOnce, { once: true })
}

/** Whether this device's people want to hear a kind at all. */
export function isWanted(kind: SoundKind): boolean {
  const { volume, off } = settings.get()
  return volume > 0 && !off.includes(kind)
}

/** Sounds at once, or after the tunes that sound already: several at a time could not be told apart. */
export function play(kind: SoundKind): void {
  if (!isWanted(kind)) return
  const output = audio()
  if (output.state !== 'running') {
    isLocked.set(true)
    return
  }
  // In a rush a tune is not begun over itself ten times a second.
  if ((soundsUntil.get(kind) ?? 0) > output.currentTime) return
  const startsAt = Math.max(output.currentTime, allSoundUntil + restSeconds)
  const endsAt = startsAt + Math.max(...tunes[kind].map(([, at, lasting]) => at + lasting))
  soundsUntil.set(kind, endsAt)
  allSoundUntil = endsAt
  for (const [pitch, at, lasting] of tunes[kind]) {
    sound(output, { pitch, lasting, startsAt: startsAt + at, volume: settings.get().volume })
  }
}

function audio(): AudioContext {
  context ??= new AudioContext()
  return context
}

type Stroke = { pitch: number; lasting: number; startsAt: number; volume: number }

function sound(output: AudioContext, { pitch, lasting, startsAt, volume }: Stroke): void {
  const gain = output.createGain()
  gain.gain.setValueAtTime(0, startsAt)
  gain.gain.linearRampToValueAtTime(volume * 0.5, startsAt + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0005, startsAt + lasting)
  gain.connect(output.destination)
  // A quiet octave above makes the tone a bell, which carries further than a bare sine.
  for (const [harmonic, share] of [
    [1, 1],
    [2, 0.35],
  ] as const) {
    const oscillator = output.createOscillator()
    const part = output.createGain()
    oscillator.frequency.value = pitch * harmonic
    part.gain.value = share
    oscillator.connect(part).connect(gain)
    oscillator.start(startsAt)
    oscillator.stop(startsAt + lasting)
  }
}

function keepSettings(next: SoundSettings): void {
  settings.set(next)
  deviceStore.write(settingsKey, JSON.stringify(next))
}

function rememberedSettings(): SoundSettings {
  const standard: SoundSettings = { volume: 0.8, off: [] }
  try {
    const stored = JSON.parse(deviceStore.read(settingsKey) ?? '{}') as Partial<SoundSettings>
    const volume = typeof stored.volume === 'number' ? Math.min(1, Math.max(0, stored.volume)) : standard.volume
    const off = Array.isArray(stored.off) ? soundKinds.filter((kind) => stored.off?.includes(kind)) : standard.off
    return { volume, off }
  } catch {
    return standard
  }
}
