import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { secondTapMs } from '#kit/stillness.ts'

const onPress = vi.fn<() => void>()
let button: HTMLButtonElement
let field: HTMLInputElement

// One clock for all: what is shielded stays so by it.
beforeAll(() => void vi.useFakeTimers())

afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  document.body.innerHTML = '<input /><button></button>'
  button = document.querySelector('button')!
  field = document.querySelector('input')!
  button.getBoundingClientRect = () => new DOMRect(10, 10, 80, 40)
  button.addEventListener('click', onPress)
  onPress.mockReset()
})

afterEach(() => void vi.advanceTimersByTime(secondTapMs))

it('lets a second tap at the place of the first hit nothing', () => {
  press()
  shieldPressed()

  press()

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('lets through who presses later', () => {
  press()
  shieldPressed()

  vi.advanceTimersByTime(secondTapMs)
  press()

  expect(onPress).toHaveBeenCalledTimes(2)
})

it('lets through who has typed in between, as after a wrong password', () => {
  press()
  shieldPressed()

  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }))
  press()

  expect(onPress).toHaveBeenCalledTimes(2)
})

function press(): void {
  button.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: 30 }),
  )
}
