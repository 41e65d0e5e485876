import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StaffCall, useCalls } from '#kit/sounds/use-calls.ts'
import { notificationSounds } from '#features/notifications/notifications.sounds.ts'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import { registerSounds } from '#kit/sounds/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'

const speaker = aLoudspeaker()
registerSounds({ ...orderSounds, ...requestSounds, ...notificationSounds })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onBoard: StaffCall = { key: '1', sound: 'newOrder', at: '2026-03-04T08:00:00.000Z' }
const offBoard: StaffCall = { key: '2', sound: 'request', at: '2026-03-04T08:01:00.000Z', isOffBoard: true }
const both = [onBoard, offBoard]

it('pops up what waited before the screen was opened only where no board shows it', () => {
  const { result } = renderHook(() => useCalls('tests', both, '2026-03-04T09:00:00.000Z'))

  expect(result.current.calling).toEqual([offBoard])
})

it('pops up what came after the screen was opened, and before its own file was there', () => {
  const { result } = renderHook(() => useCalls('tests', both, '2026-03-04T07:59:00.000Z'))

  expect(result.current.calling).toEqual([onBoard, offBoard])
})

it('sounds until its pop-up is closed, and again when something else comes', () => {
  const fromKitchen: StaffCall = { key: '3', sound: 'kitchenRequest', at: '2026-03-04T08:02:00.000Z' }
  const changed: StaffCall = { key: '4', sound: 'updatedOrder', at: '2026-03-04T08:03:00.000Z' }
  speaker.tones.length = 0
  const { result, rerender } = renderHook(({ waiting }) => useCalls('tests', waiting, '2026-03-04T07:59:00.000Z'), {
    initialProps: { waiting: [fromKitchen] },
  })
  expect(speaker.tones).not.toEqual([])

  act(() => result.current.close(fromKitchen))
  speaker.tones.length = 0
  vi.advanceTimersByTime(60_000)
  expect(speaker.tones).toEqual([])

  rerender({ waiting: [fromKitchen, changed] })
  expect(speaker.tones).not.toEqual([])
})

it('sounds once for what is only told, and not for what was told before the screen was opened', () => {
  const before: StaffCall = {
    key: '5',
    sound: 'staffNotification',
    at: '2026-03-04T08:00:00.000Z',
    isOffBoard: true,
    isToldOnce: true,
  }
  const news: StaffCall = { ...before, key: '6', at: '2026-03-04T08:10:00.000Z' }
  speaker.tones.length = 0
  const { result, rerender } = renderHook(({ waiting }) => useCalls('tests', waiting, '2026-03-04T08:05:00.000Z'), {
    initialProps: { waiting: [before] },
  })
  expect(result.current.calling).toEqual([before])
  expect(speaker.tones).toEqual([])

  rerender({ waiting: [before, news] })
  const once = speaker.tones.length
  vi.advanceTimersByTime(60_000)

  expect(once).toBeGreaterThan(0)
  expect(speaker.tones).toHaveLength(once)
})

it('is said aloud once, and not again when another one is seen to', () => {
  const older: StaffCall = { key: '3', sound: 'newOrder', at: '2026-03-04T08:02:00.000Z' }
  const newer: StaffCall = { key: '4', sound: 'newOrder', at: '2026-03-04T08:03:00.000Z' }
  const { result, rerender } = renderHook(({ waiting }) => useCalls('tests', waiting, '2026-03-04T07:59:00.000Z'), {
    initialProps: { waiting: [older] },
  })
  expect(result.current.newest).toBe(older)
  rerender({ waiting: [older, newer] })
  expect(result.current.newest).toBe(newer)

  rerender({ waiting: [older] })
  expect(result.current.newest).toBe(newer)

  const takenBack = { ...newer, at: '2026-03-04T08:00:00.000Z' }
  rerender({ waiting: [older, takenBack] })
  expect(result.current.newest).toBe(takenBack)
})

it('stays when all are put aside where nobody may put it aside', () => {
  const fixed: StaffCall = { ...offBoard, key: '7', at: '2026-03-04T07:00:00.000Z', isFixed: true }
  const waiting = [fixed, offBoard]
  const { result } = renderHook(() => useCalls('tests', waiting, '2026-03-04T09:00:00.000Z'))
  expect(result.current.calling).toEqual([fixed, offBoard])

  act(() => result.current.closeAll())

  expect(result.current.calling).toEqual([fixed])
})

it('is not put aside with the others when it comes in the moment of the press', () => {
  const late: StaffCall = { ...offBoard, key: '8', at: '2026-03-04T08:02:00.000Z' }
  const { result, rerender } = renderHook(({ waiting }) => useCalls('tests', waiting, '2026-03-04T07:59:00.000Z'), {
    initialProps: { waiting: [onBoard] },
  })
  act(() => void dispatchEvent(new Event('pointerdown')))
  rerender({ waiting: [onBoard, late] })
  expect(result.current.calling).toEqual([onBoard])

  act(() => result.current.closeAll())
  act(() => {
    dispatchEvent(new Event('pointerup'))
    vi.advanceTimersByTime(10_000)
  })

  expect(result.current.calling).toEqual([late])
})
