import { vi } from 'vitest'

type Tone = { pitch: number; at: number; until: number }

/**
 * Replaces the browser's audio output, which tests do not have: records the tones that it should play, by the second,
 * and how loud each of them is.
 */
export function aLoudspeaker(): { tones: Tone[]; gains: number[] } {
  const tones: Tone[] = []
  const gains: number[] = []
  const startedAt = Date.now()

  class Output {
    state = 'running'
    destination = {}
    get currentTime() {
      return (Date.now() - startedAt) / 1_000
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
        },
      }
    }
  }
  vi.stubGlobal('AudioContext', Output)
  return { tones, gains }
}

function passOn<T>(next: T): T {
  return next
}
