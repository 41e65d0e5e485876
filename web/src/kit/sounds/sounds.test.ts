import { expect, it, vi } from 'vitest'
import { checkSound } from '#kit/sounds/sounds.ts'

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
    },
  )

  checkSound()
  expect(made).not.toHaveBeenCalled()

  idle[0]?.({ didTimeout: false, timeRemaining: () => 1 })
  dispatchEvent(new Event('pointerdown'))
  expect(made).toHaveBeenCalledOnce()
})
