import { vi } from 'vitest'

type Tone = { pitch: number; at: number; until: number }

type Loudspeaker = {
  tones: Tone[]
  gains: number[]
  isSilent: () => boolean
  /** Returns true while it is told to sleep. */
  isAsleep: () => boolean
  /** Lets it wake, or keeps it asleep until it is allowed to: as a browser that wants a press first. */
  letWake: (mayWake: boolean) => void
}

/**
 * Replaces the browser's audio output, which tests do not have: records the tones that it should play, by the second,
 * and how loud each of them is.
 */
export function aLoudspeaker(): Loudspeaker {
  const tones: Tone[] = []
  const gains: number[] = []
  const startedAt = Date.now()
  const now = () => (Date.now() - startedAt) / 1_000
  let soundsUntil = 0
  let isAsleep = false
  let mayWake = true
  let wakeUp = () => {}

  class Output {
    get state() {
      return isAsleep ? 'suspended' : 'running'
    }
    async suspend() {
      isAsleep = true
    }
    async resume() {
      if (!mayWake) await new Promise<void>((resolve) => (wakeUp = resolve))
      isAsleep = false
    }
    destination = {}
    get currentTime() {
      return now()
    }
    createGain() {
      const linearRampToValueAtTime = (value: number) => void gains.push(value)
      const gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime, exponentialRampToValueAtTime() {} }
      return { gain, connect: passOn }
    }
    createOscillator() {
      const tone: Tone = { pitch: 0, at: 0, until: 0 }
      return {
        frequency: {
          set value(pitch: number) {
            tone.pitch = pitch
          },
        },
        connect: passOn,
        start(at: number) {
          tone.at = at
        },
        stop(until: number) {
          tones.push({ ...tone, until })
          soundsUntil = Math.max(soundsUntil, until)
        },
      }
    }
  }
  vi.stubGlobal('AudioContext', Output)
  const letWake = (may: boolean) => {
    mayWake = may
    if (may) wakeUp()
  }
  return { tones, gains, isSilent: () => soundsUntil <= now(), isAsleep: () => isAsleep, letWake }
}

function passOn<T>(next: T): T {
  return next
}
