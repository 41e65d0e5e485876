import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { checkSound } from '#kit/sounds/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('makes its way to the loudspeaker when the screen stands, or at the first touch', () => {
  const made = vi.fn()
  const idle: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback) => idle.push(act))
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      constructor() {
        made()
      }
      resume() {
        this.state = 'running'
        return Promise.resolve()
      }
      suspend() {}
    },
  )

  checkSound()
  expect(made).not.toHaveBeenCalled()

  idle[0]?.({ didTimeout: false, timeRemaining: () => 1 })
  dispatchEvent(new Event('pointerdown'))
  expect(made).toHaveBeenCalledOnce()
})

describe('the audio output', () => {
  it('sleeps ten seconds after the last tune, and wakes for the next', async () => {
    const { speaker, play } = await freshSounds()
    play('newOrder')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(speaker.isAsleep()).toBe(false)

    await vi.advanceTimersByTimeAsync(2_000)
    expect(speaker.isAsleep()).toBe(true)
    const played = speaker.tones.length

    play('newOrder')
    await vi.advanceTimersByTimeAsync(0)

    expect(speaker.isAsleep()).toBe(false)
    expect(speaker.tones).toHaveLength(2 * played)
  })

  it('plays all that is due once it is awake, one after the other', async () => {
    const { speaker, play } = await freshSounds()
    play('newOrder')
    await vi.advanceTimersByTimeAsync(15_000)
    speaker.tones.length = 0

    play('newOrder')
    play('updatedOrder')
    await vi.advanceTimersByTimeAsync(0)

    const [first, last] = [speaker.tones[0]!, speaker.tones.at(-1)!]
    const { until } = speaker.tones.findLast(({ pitch }) => pitch === first.pitch)!
    expect(last.at).toBeGreaterThan(until)
  })

  it('says that a sound is missing if the browser does not let it wake, and plays it when it does', async () => {
    const { speaker, play, result } = await freshSounds()
    play('newOrder')
    await vi.advanceTimersByTimeAsync(15_000)
    speaker.tones.length = 0
    speaker.letWake(false)

    play('newOrder')
    await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)))
    expect(result.current).toBe(true)
    expect(speaker.tones).toEqual([])

    await act(async () => {
      speaker.letWake(true)
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(result.current).toBe(false)
    expect(speaker.tones).not.toEqual([])
  })
})

/** Returns the sounds as they are after the page was loaded, with a clock that stands. */
async function freshSounds() {
  vi.useFakeTimers()
  vi.resetModules()
  const speaker = aLoudspeaker()
  const { play, registerSounds, useSoundLocked } = await import('#kit/sounds/sounds.ts')
  registerSounds(orderSounds)
  return { speaker, play, result: renderHook(useSoundLocked).result }
}
