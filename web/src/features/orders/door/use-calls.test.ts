import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Call, useCalls } from '#features/orders/door/use-calls.ts'

const sounds = vi.hoisted(() => ({
  play: vi.fn<(kind: string) => void>(),
  startRepeating: vi.fn<(key: string, kind: string) => void>(),
  stopRepeating: vi.fn<(key: string) => void>(),
}))

// There is no loudspeaker here: what would sound is written down.
vi.mock('#kit/sounds.ts', () => ({ ...sounds, soundKinds: ['newOrder', 'paidOrder', 'updatedOrder'] }))

beforeEach(() => {
  vi.useFakeTimers()
  for (const sound of Object.values(sounds)) sound.mockClear()
})

afterEach(() => vi.useRealTimers())

function aCall(key: string, sound: Call['sound'] = 'newOrder'): Call {
  // Keys tell the order in which they came.
  return { key, sound, at: key }
}

function openScreen(waiting: Call[]) {
  const { result, rerender } = renderHook(({ calls }) => useCalls('orders', calls), {
    initialProps: { calls: waiting },
  })
  return { result, tell: (calls: Call[]) => rerender({ calls }) }
}

const keysShown = (result: { current: { shown: readonly Call[] } }) => result.current.shown.map(({ key }) => key)

describe('pop-ups', () => {
  it('come for what arrives, longest waiting first, and not for what waited before the screen was opened', () => {
    const { result, tell } = openScreen([aCall('1')])
    expect(keysShown(result)).toEqual([])

    tell([aCall('1'), aCall('2'), aCall('3')])

    expect(keysShown(result)).toEqual(['2', '3'])
  })

  it('collapse into a count when there are more than two', () => {
    const { result, tell } = openScreen([])

    tell([aCall('1'), aCall('2'), aCall('3'), aCall('4')])

    expect(keysShown(result)).toEqual(['1', '2'])
    expect(result.current.further).toBe(2)
    expect(result.current.newest?.key).toBe('4')
  })

  it('go when somebody handles the order on any screen', () => {
    const { result, tell } = openScreen([])
    tell([aCall('1'), aCall('2')])

    tell([aCall('2')])

    expect(keysShown(result)).toEqual(['2'])
  })

  it('stay closed once closed, until the same order calls anew', () => {
    const { result, tell } = openScreen([])
    tell([aCall('1:updated:2')])

    act(() => result.current.close(aCall('1:updated:2')))
    expect(keysShown(result)).toEqual([])

    tell([aCall('1:updated:3')])
    expect(keysShown(result)).toEqual(['1:updated:3'])
  })

  it('do not come up under a finger', () => {
    const { result, tell } = openScreen([])
    act(() => void dispatchEvent(new Event('pointerdown')))

    tell([aCall('1')])
    expect(keysShown(result)).toEqual([])

    act(() => {
      dispatchEvent(new Event('pointerup'))
      vi.advanceTimersByTime(600)
    })
    expect(keysShown(result)).toEqual(['1'])
  })

  it('stay under a finger when their order is handled, so that a second tap hits no other', () => {
    const { result, tell } = openScreen([])
    tell([aCall('1'), aCall('2'), aCall('3')])
    act(() => void dispatchEvent(new Event('pointerdown')))

    tell([aCall('2'), aCall('3')])
    expect(keysShown(result)).toEqual(['1', '2'])

    act(() => {
      dispatchEvent(new Event('pointerup'))
      vi.advanceTimersByTime(600)
    })
    expect(keysShown(result)).toEqual(['2', '3'])
  })
})

describe('the sound', () => {
  it('repeats while an order waits, also one whose pop-up was closed, and stops when none does', () => {
    const { result, tell } = openScreen([])
    tell([aCall('1')])
    expect(sounds.startRepeating).toHaveBeenCalledExactlyOnceWith('orders:newOrder', 'newOrder')

    sounds.stopRepeating.mockClear()
    act(() => result.current.close(aCall('1')))
    expect(sounds.stopRepeating).not.toHaveBeenCalledWith('orders:newOrder')

    tell([])
    expect(sounds.stopRepeating).toHaveBeenCalledWith('orders:newOrder')
  })

  it('repeats for what waited before the screen was opened', () => {
    openScreen([aCall('1', 'paidOrder')])

    expect(sounds.startRepeating).toHaveBeenCalledExactlyOnceWith('orders:paidOrder', 'paidOrder')
  })

  it('tells a further order at once, while others sound already', () => {
    const { tell } = openScreen([aCall('1')])

    tell([aCall('1'), aCall('2')])

    expect(sounds.play).toHaveBeenCalledExactlyOnceWith('newOrder')
  })

  it('ends with the screen', () => {
    const { unmount } = renderHook(() => useCalls('orders', [aCall('1')]))
    sounds.stopRepeating.mockClear()

    unmount()

    expect(sounds.stopRepeating).toHaveBeenCalledWith('orders:newOrder')
  })
})
