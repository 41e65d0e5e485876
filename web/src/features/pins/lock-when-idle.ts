import { noteActivityPath } from '@brigade/domain/pins/pins.api.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { deviceStore } from '#kit/device/device-store.ts'
import { sharedDevice } from '#kit/device/shared-device.ts'
import { leaveForNext } from '#features/pins/public/leave-for-next.ts'

/** The last touch, for all tabs of the device. */
const touchedKey = 'brigade-touched-at'

const looksEveryMs = 1_000
const storesEveryMs = 5_000
/** Touches are reported to the server this often, so that it keeps the session open. */
const reportsEveryMs = 20_000

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Asks again who is there when nobody has touched a shared device for as long as it is set. Returns a stop function. */
export function lockWhenIdle(): () => void {
  let touchedAt = Date.now()
  let storedAt = 0
  let reportedAt = Date.now()
  let isLeaving = false
  noteTouch()

  function noteTouch(): void {
    touchedAt = Date.now()
    if (touchedAt - storedAt < storesEveryMs) return
    storedAt = touchedAt
    deviceStore.write(touchedKey, String(touchedAt))
  }

  function look(): void {
    const minutes = sharedDevice.get()?.lockAfterMinutes ?? null
    if (minutes === null || isLeaving) return
    const now = Date.now()
    const lastAt = Math.max(touchedAt, Number(deviceStore.read(touchedKey)))
    // A clock that was set back gives no answer.
    if (now - lastAt >= minutes * 60_000 && lastAt <= now) {
      isLeaving = true
      void leaveForNext()
    } else if (touchedAt > reportedAt && now - reportedAt >= reportsEveryMs) {
      reportedAt = now
      // If it gets lost, the next touch is reported again.
      apiCreate(noteActivityPath, {}).catch(() => (reportedAt = 0))
    }
  }

  const timer = setInterval(look, looksEveryMs)
  const options = { capture: true, passive: true }
  for (const touch of touches) addEventListener(touch, noteTouch, options)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    for (const touch of touches) removeEventListener(touch, noteTouch, options)
    document.removeEventListener('visibilitychange', look)
  }
}
