import { vi } from 'vitest'

type Tone = { pitch: number; at: number; until: number }

/** In the place of the browser's audio output, which tests have none of: writes down what it is told to sound, by the second. */
export function aLoudspeaker(): { tones: Tone[] } {
  const tones: Tone[] = []
  const startedAt = Date.now()

  class Output {
    state = 'running'
    destination = {}
    get currentTime() {
      return (Date.now() - startedAt) / 1_000
    }
    createGain() {
      const gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
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
  return { tones }
}

function passOn<T>(next: T): T {
  return next
}
