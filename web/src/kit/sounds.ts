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
const repeatEveryMs = 4_000
const settings = createStore<SoundSettings>(rememberedSettings())
const isLocked = createStore(false)
/** When each tune ends, on the clock of the audio output. */
const soundsUntil = new Map<SoundKind, number>()
const repeating = new Map<string, SoundKind>()
let context: AudioContext | null = null
let timer: ReturnType<typeof setInterval> | undefined

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

export function play(kind: SoundKind): void {
  const { volume, off } = settings.get()
  if (off.includes(kind) || volume === 0) return
  const output = audio()
  if (output.state !== 'running') {
    isLocked.set(true)
    return
  }
  // In a rush a tune is not begun over itself ten times a second.
  if ((soundsUntil.get(kind) ?? 0) > output.currentTime) return
  soundsUntil.set(kind, output.currentTime + Math.max(...tunes[kind].map(([, at, lasting]) => at + lasting)))
  for (const tone of tunes[kind]) sound(output, tone, volume)
}

/** Plays at once and every four seconds until `stopRepeating`; of several keys one tune a round is enough. */
export function startRepeating(key: string, kind: SoundKind): void {
  if (repeating.has(key)) return
  repeating.set(key, kind)
  play(kind)
  timer ??= setInterval(playRound, repeatEveryMs)
}

export function stopRepeating(key: string): void {
  repeating.delete(key)
  if (repeating.size > 0) return
  clearInterval(timer)
  timer = undefined
}

function playRound(): void {
  const waiting = new Set(repeating.values())
  const kind = soundKinds.find((candidate) => waiting.has(candidate) && !settings.get().off.includes(candidate))
  if (kind) play(kind)
}

function audio(): AudioContext {
  context ??= new AudioContext()
  return context
}

function sound(output: AudioContext, [pitch, at, lasting]: Tone, volume: number): void {
  const startsAt = output.currentTime + at
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
