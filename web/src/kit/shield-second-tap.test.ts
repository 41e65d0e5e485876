import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { expectOwnStepBack } from '#kit/own-step-back.ts'
import { shieldPressed, shieldScreen } from '#kit/shield-second-tap.ts'

/** Longer than a second tap may take. */
const seenMs = 1_000

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

afterEach(() => {
  vi.restoreAllMocks()
  vi.advanceTimersByTime(seenMs)
})

it('lets a second tap at the place of the first hit nothing', () => {
  press()
  shieldPressed()

  press()

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('stops a third tap too, and each that follows before the hand has rested', () => {
  press()
  shieldPressed()

  for (let taps = 0; taps < 4; taps += 1) {
    vi.advanceTimersByTime(500)
    press()
  }
  expect(onPress).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(seenMs)
  press()
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('lets through who presses later', () => {
  press()
  shieldPressed()

  vi.advanceTimersByTime(seenMs)
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

it('lets through who has pressed a key in between, as to leave a question', () => {
  press()
  shieldPressed()

  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }))
  press()

  expect(onPress).toHaveBeenCalledTimes(2)
})

it('lets through who has pressed elsewhere in between, as a quick hand does among the choices of an item', () => {
  press()
  shieldPressed()

  button.dispatchEvent(aPress({ clientX: 300, clientY: 400 }))
  press()

  expect(onPress).toHaveBeenCalledTimes(3)
})

it.each([
  {
    who: 'pressed a key',
    goOn: () => field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Tab' })),
  },
  { who: 'pressed elsewhere', goOn: () => button.dispatchEvent(aPress({ clientX: 300, clientY: 400 })) },
])('lets through who has $who after a second tap that was stopped', ({ goOn }) => {
  press()
  shieldPressed()
  press()
  goOn()
  onPress.mockReset()

  press()

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('is not ended by a tap beside, which hits nothing', () => {
  press()
  shieldPressed()

  document.body.dispatchEvent(aPress({ clientX: 50, clientY: 90 }))
  press()

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('takes a press at the other end of a row as wide as a phone for another place', () => {
  button.getBoundingClientRect = () => new DOMRect(10, 10, 370, 56)
  press()
  shieldPressed()

  button.dispatchEvent(aPress({ clientX: 200, clientY: 40 }))

  expect(onPress).toHaveBeenCalledTimes(2)
})

it('stops every tap of a hand that trembles about one spot', () => {
  button.getBoundingClientRect = () => new DOMRect(10, 10, 370, 56)
  press()
  shieldPressed()

  for (const clientX of [30, 50, 70]) button.dispatchEvent(aPress({ clientX, clientY: 40 }))

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('counts from when the second tap was made, though a busy device tells of it later', () => {
  press()
  shieldPressed()
  vi.advanceTimersByTime(300)
  const second = aPress()

  vi.advanceTimersByTime(seenMs)
  button.dispatchEvent(second)

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('counts from when the screen was drawn, however long that took', () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  press()
  shieldPressed()
  vi.advanceTimersByTime(seenMs)
  press()
  expect(onPress).toHaveBeenCalledTimes(1)

  for (const draw of frames) draw(performance.now())
  press()
  expect(onPress).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(seenMs)
  press()
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('has a second tap beside the words of a link hit nothing, where the whole of a card is the link', () => {
  button.getBoundingClientRect = () => new DOMRect(10, 10, 20, 10)
  press()
  shieldPressed()

  press()

  expect(onPress).toHaveBeenCalledTimes(1)
})

it('has a press that was on its way hit nothing of a screen that came late', () => {
  press()
  vi.advanceTimersByTime(seenMs)
  shieldScreen()

  button.dispatchEvent(aPress({ clientX: 600, clientY: 300 }))

  expect(onPress).toHaveBeenCalledTimes(1)
})

it.each([
  { who: 'the program itself', hits: 1 },
  { who: 'the hand', hits: 2 },
])('has a press that was on its way after $who went back come to $hits', ({ who, hits }) => {
  press()
  vi.advanceTimersByTime(seenMs)
  if (who !== 'the hand') expectOwnStepBack()
  const back = new PopStateEvent('popstate')
  Object.defineProperty(back, 'timeStamp', { value: performance.now() })
  dispatchEvent(back)
  shieldScreen()

  button.dispatchEvent(aPress({ clientX: 600, clientY: 300 }))

  expect(onPress).toHaveBeenCalledTimes(hits)
})

function press(): void {
  button.dispatchEvent(aPress())
}

function aPress(place = { clientX: 50, clientY: 30 }): MouseEvent {
  return new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place })
}
