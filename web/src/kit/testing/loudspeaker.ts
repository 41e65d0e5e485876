import { vi } from 'vitest'

type Tone = { pitch: number; at: number; until: number }

/**
 * Replaces the browser's audio output, which tests do not have: records the tones that it should play, by the second,
 * and how loud each of them is.
 */
export function aLoudspeaker(): { tones: Tone[]; gains: number[]; isSilent: () => boolean } {
  const tones: Tone[] = []
  const gains: number[] = []
  const startedAt = Date.now()
  const now = () => (Date.now() - startedAt) / 1_000
  let soundsUntil = 0

  class Output {
    state = 'running'
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
  return { tones, gains, isSilent: () => soundsUntil <= now() }
}

function passOn<T>(next: T): T {
  return next
}
