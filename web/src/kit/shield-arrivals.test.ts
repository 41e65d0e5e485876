import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shieldArrivals } from '#kit/shield-arrivals.ts'

/** Longer than a hand is on its way. */
const seenMs = 500
const spot = { clientX: 50, clientY: 30 }

let pressed = 0
let row = document.createElement('li')
let button = document.createElement('button')

beforeEach(() => {
  vi.useFakeTimers()
  pressed = 0
  row = document.createElement('li')
  button = document.createElement('button')
  button.addEventListener('click', () => (pressed += 1))
  row.append(button)
  document.body.append(row)
})

afterEach(() => {
  vi.useRealTimers()
  row.remove()
})

it('stops a press at what has just come, and none once it was seen', () => {
  shieldArrivals([row])
  tap()
  expect(pressed).toBe(0)

  vi.advanceTimersByTime(seenMs)
  tap()
  expect(pressed).toBe(1)
})

it('stops a press that began before it was seen, and one that it came under', () => {
  shieldArrivals([row])
  fireEvent.pointerDown(button)
  vi.advanceTimersByTime(seenMs)
  fireEvent.click(button, { detail: 1 })
  expect(pressed).toBe(0)

  fireEvent.pointerDown(button)
  shieldArrivals([row])
  fireEvent.click(button, { detail: 1 })
  expect(pressed).toBe(0)
})

it('leaves the focus where it is, and opens nothing that opens as the button goes down', () => {
  shieldArrivals([row])
  fireEvent.pointerDown(button)

  expect(fireEvent.mouseDown(button)).toBe(false)

  vi.advanceTimersByTime(seenMs)
  fireEvent.pointerDown(button)
  expect(fireEvent.mouseDown(button)).toBe(true)
})

it('counts from the last time that it came', () => {
  shieldArrivals([row])
  vi.advanceTimersByTime(300)
  shieldArrivals([row])
  vi.advanceTimersByTime(300)
  tap()
  expect(pressed).toBe(0)
})

it('stops a press that was made before it was seen, though a busy device tells of it later', () => {
  shieldArrivals([row])
  vi.advanceTimersByTime(100)
  const early = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })

  vi.advanceTimersByTime(seenMs)
  button.dispatchEvent(early)

  expect(pressed).toBe(0)
})

it('stops each tap of a burst whose first one it stopped, until the hand has rested', () => {
  shieldArrivals([row])

  for (let taps = 0; taps < 4; taps += 1) {
    tap(spot)
    vi.advanceTimersByTime(seenMs)
  }
  expect(pressed).toBe(0)

  vi.advanceTimersByTime(seenMs)
  tap(spot)
  expect(pressed).toBe(1)
})

it('takes the next press beside the spot of one that it stopped, and a tap there of who has only scrolled by it', () => {
  shieldArrivals([row])
  tap(spot)
  vi.advanceTimersByTime(seenMs)
  tap({ clientX: 200, clientY: 200 })
  expect(pressed).toBe(1)

  shieldArrivals([row])
  fireEvent.pointerDown(button, spot)
  fireEvent.pointerCancel(button)
  vi.advanceTimersByTime(seenMs)
  tap(spot)
  expect(pressed).toBe(2)
})

it('stops no key, and no press elsewhere', () => {
  const elsewhere = document.createElement('li')
  shieldArrivals([elsewhere])
  tap()
  expect(pressed).toBe(1)

  shieldArrivals([row])
  // What a key presses was clicked no time.
  fireEvent.click(button, { detail: 0 })
  expect(pressed).toBe(2)
})

function tap(place: Partial<typeof spot> = {}): void {
  fireEvent.pointerDown(button, place)
  fireEvent.click(button, { detail: 1, ...place })
}
