import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { createStore, useStore } from '#kit/device/store.ts'
import { whenIdle } from '#kit/device/when-idle.ts'
import { loudness } from '#kit/sounds/sound-rule.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** The sounds of all features, by kind; each adds its own: `declare module '#kit/sounds/sounds.ts' { … }`. */
export interface SoundTable {}

export type SoundKind = keyof SoundTable
export type SoundPreferences = { volume: number; off: readonly string[] }

/** A tone: hertz, when it starts and how long it sounds, in seconds. */
type Tone = readonly [pitch: number, at: number, lasting: number]

/** A tune for each kind, recognisable through a kitchen's noise: the more urgent, the more strokes. */
export type Sound = { labelKey: PlainKey; tune: readonly Tone[] }

/** The sounds of a feature. */
export type Sounds = { readonly [Kind in SoundKind]?: Sound }

const known = new Map<SoundKind, Sound>()
const settingsKey = 'brigade-sounds'
/** Pause in seconds between two tunes, so that each is distinct. */
const restSeconds = 0.25
const settings = createStore<SoundPreferences>(rememberedSettings())
const isLocked = createStore(false)
/** The end of each tune, on the clock of the audio output. */
const soundsUntil = new Map<SoundKind, number>()
/** Stays open between sounds. (decision 152) */
let context: AudioContext | null = null
/** The end of the last tune that has begun or waits for its turn, on the same clock. */
let allSoundUntil = 0

/** Registers a feature's sounds. Sounds that are registered first come first if several are due. */
export function registerSounds(sounds: Sounds): void {
  for (const [kind, sound] of entriesOf(sounds)) if (sound) known.set(kind, sound)
}

/** Returns every kind of sound, in order. */
export function soundKinds(): readonly SoundKind[] {
  return [...known.keys()]
}

/** Returns the label of a sound. */
export function soundLabelOf(kind: SoundKind): PlainKey {
  return soundOf(kind).labelKey
}

/** Returns true if the browser suppressed a sound, because the page has not been touched yet. */
export function useSoundLocked(): boolean {
  return useStore(isLocked)
}

export function useSoundSettings(): [SoundPreferences, (next: SoundPreferences) => void] {
  return [useStore(settings), keepSettings]
}

/** Asks the browser for permission to play sounds; only works inside a click or a key press. */
export async function unlockSound(): Promise<void> {
  await audio().resume()
  isLocked.set(audio().state !== 'running')
}

/**
 * Checks at the start whether the browser suppresses sounds, so that the button is shown before one is missed: after
 * the screen is drawn, because a cheap tablet takes a twentieth of a second to open its audio output for the first
 * time. Returns a function that cancels it.
 */
export function checkSound(): () => void {
  const unlockOnce = () => void unlockSound()
  addEventListener('pointerdown', unlockOnce, { once: true })
  addEventListener('keydown', unlockOnce, { once: true })
  return whenIdle(() => isLocked.set(audio().state !== 'running'))
}

/** Returns true if sounds of a kind are switched on for this device. */
export function isWanted(kind: SoundKind): boolean {
  const { volume, off } = settings.get()
  return volume > 0 && !off.includes(kind)
}

/** Plays a sound at once, or after the tunes that are already playing: several at a time could not be distinguished. */
export function play(kind: SoundKind, share: number = loudness.usual): void {
  if (!isWanted(kind)) return
  const output = audio()
  if (output.state !== 'running') {
    isLocked.set(true)
    return
  }
  // In a rush a tune does not start over itself ten times a second.
  if ((soundsUntil.get(kind) ?? 0) > output.currentTime) return
  const startsAt = Math.max(output.currentTime, allSoundUntil + restSeconds)
  const { tune } = soundOf(kind)
  const endsAt = startsAt + Math.max(...tune.map(([, at, lasting]) => at + lasting))
  soundsUntil.set(kind, endsAt)
  allSoundUntil = endsAt
  for (const [pitch, at, lasting] of tune) {
    sound(output, { pitch, lasting, startsAt: startsAt + at, volume: settings.get().volume * share })
  }
}

function soundOf(kind: SoundKind): Sound {
  const sound = known.get(kind)
  if (!sound) throw new Error(`No feature has registered the sound ${kind}`)
  return sound
}

function audio(): AudioContext {
  context ??= new AudioContext()
  return context
}

type Stroke = { pitch: number; lasting: number; startsAt: number; volume: number }

function sound(output: AudioContext, { pitch, lasting, startsAt, volume }: Stroke): void {
  const gain = output.createGain()
  gain.gain.setValueAtTime(0, startsAt)
  gain.gain.linearRampToValueAtTime(volume, startsAt + 0.012)
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

function keepSettings(next: SoundPreferences): void {
  settings.set(next)
  deviceStore.write(settingsKey, JSON.stringify(next))
}

function rememberedSettings(): SoundPreferences {
  const standard: SoundPreferences = { volume: 0.8, off: [] }
  try {
    const stored: Partial<SoundPreferences> = JSON.parse(deviceStore.read(settingsKey) ?? '{}')
    const volume = typeof stored.volume === 'number' ? Math.min(1, Math.max(0, stored.volume)) : standard.volume
    const off = Array.isArray(stored.off) ? stored.off.filter((kind) => typeof kind === 'string') : standard.off
    return { volume, off }
  } catch {
    return standard
  }
}
