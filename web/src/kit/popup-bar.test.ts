import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerPopupBar, shieldMovedEdge } from '#kit/popup-bar.ts'

/** Longer than a hand is on its way, or has to rest. */
const seenMs = 1_000
const screenHeight = 800

let pressed = 0
let bar: HTMLElement
let foot: HTMLElement
let button: HTMLElement

// A narrow screen: a bar of this height at its lower edge, and the buttons of an order standing on it.
beforeEach(() => {
  vi.useFakeTimers()
  pressed = 0
  document.body.innerHTML = '<main><div data-at-foot=""><button></button></div></main><div></div>'
  foot = document.querySelector<HTMLElement>('[data-at-foot]')!
  button = document.querySelector<HTMLElement>('button')!
  bar = document.querySelector<HTMLElement>('body > div')!
  button.addEventListener('click', () => (pressed += 1))
  offerPopupBar(bar)
  become(80)
  vi.advanceTimersByTime(seenMs)
})

afterEach(() => {
  offerPopupBar(null)
  vi.useRealTimers()
})

it('lets a press that was meant for a pop-up which has gone hit nothing of what comes to light there', () => {
  become(0)

  tapAt(screenHeight - 40)
  expect(pressed).toBe(0)

  vi.advanceTimersByTime(seenMs)
  tapAt(screenHeight - 40)
  expect(pressed).toBe(1)
})

it('lets a press on its way hit no button that the bar has pushed up', () => {
  become(160)

  tapAt(screenHeight - 200)
  expect(pressed).toBe(0)

  vi.advanceTimersByTime(seenMs)
  tapAt(screenHeight - 200)
  expect(pressed).toBe(1)
})

it('takes every press at buttons that stand higher up, and at all while the bar stays as it is', () => {
  shieldMovedEdge()
  tapAt(screenHeight - 100)
  expect(pressed).toBe(1)

  become(160, { footBottom: 300 })
  tapAt(280)
  expect(pressed).toBe(2)
})

function become(height: number, { footBottom = screenHeight - height } = {}): void {
  bar.getBoundingClientRect = () => new DOMRect(0, screenHeight - height, 400, height)
  foot.getBoundingClientRect = () => new DOMRect(0, footBottom - 60, 400, 60)
  shieldMovedEdge()
}

/** The button stands there now. */
function tapAt(clientY: number): void {
  fireEvent.pointerDown(button, { clientX: 200, clientY })
  fireEvent.click(button, { detail: 1, clientX: 200, clientY })
}
