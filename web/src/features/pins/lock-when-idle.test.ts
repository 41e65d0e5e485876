import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSharedDevice } from '#kit/device/shared-device.ts'

const left = vi.hoisted(() => vi.fn(async () => undefined))
const reported = vi.hoisted(() => vi.fn(async () => ({ until: '' })))
vi.mock('#features/pins/public/leave-for-next.ts', () => ({ leaveForNext: left }))
vi.mock('#kit/calls/api-client.ts', () => ({ apiCreate: reported }))

const { lockWhenIdle } = await import('#features/pins/lock-when-idle.ts')

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  left.mockClear()
  reported.mockClear()
  localStorage.clear()
})

afterEach(() => {
  stop()
  keepSharedDevice(null)
  vi.useRealTimers()
})

function begin(lockAfterMinutes: number | null): void {
  keepSharedDevice({ token: 'dev_1', restaurantId: 1, name: 'Bar', lockAfterMinutes })
  stop = lockWhenIdle()
}

it('hands the device over when nobody has touched it for the set time', () => {
  begin(2)
  vi.advanceTimersByTime(110_000)
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(119_000)
  expect(left).not.toHaveBeenCalled()

  vi.advanceTimersByTime(2_000)
  expect(left).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(left).toHaveBeenCalledOnce()
})

it('never locks a kitchen screen that is set so, or a device that is not shared', () => {
  begin(null)
  vi.advanceTimersByTime(8 * 3_600_000)
  keepSharedDevice(null)
  vi.advanceTimersByTime(3_600_000)

  expect(left).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
})

it('tells the server of touches, at most every twenty seconds', () => {
  begin(2)
  for (let second = 0; second < 45; second += 1) {
    vi.advanceTimersByTime(1_000)
    dispatchEvent(new Event('keydown'))
  }
  expect(reported).toHaveBeenCalledTimes(2)

  vi.advanceTimersByTime(60_000)
  expect(reported).toHaveBeenCalledTimes(3)
})

it('counts a touch in another tab', () => {
  begin(2)
  vi.advanceTimersByTime(110_000)
  localStorage.setItem('brigade-touched-at', String(Date.now()))
  vi.advanceTimersByTime(60_000)

  expect(left).not.toHaveBeenCalled()
})
