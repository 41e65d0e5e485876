import { fireEvent } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import '#kit/shield-shortened.ts'

const scroller = document.createElement('div')
const pager = document.createElement('button')
const row = document.createElement('button')
const onRow = vi.fn<() => void>()
scroller.append(pager, row)
row.addEventListener('click', onRow)
Object.defineProperty(scroller, 'clientHeight', { value: 600 })

// One clock for all: what is shielded stays so by it.
beforeAll(() => void vi.useFakeTimers())

afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  onRow.mockReset()
  document.body.append(scroller)
  scroll({ height: 1_600, to: 900 })
})

afterEach(() => void vi.advanceTimersByTime(1_000))

it('stops the second tap of what made a list too short for where it stood', () => {
  tap(pager)
  scroll({ height: 1_000, to: 400 })

  tap(row)
  expect(onRow).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1_000)
  tap(row)
  expect(onRow).toHaveBeenCalledTimes(1)
})

it('stops it however late the list gets shorter', () => {
  tap(pager)
  vi.advanceTimersByTime(3_000)
  scroll({ height: 1_000, to: 400 })

  tap(row)

  expect(onRow).not.toHaveBeenCalled()
})

it('stops nothing where somebody scrolls, nor what springs back at the end', () => {
  scroll({ height: 1_600, to: 1_050 })
  tap(pager)
  scroll({ height: 1_600, to: 1_000 })
  tap(row)
  expect(onRow).toHaveBeenCalledTimes(1)

  tap(pager)
  scroll({ height: 1_600, to: 200 })
  tap(row)
  expect(onRow).toHaveBeenCalledTimes(2)

  tap(pager)
  scroll({ height: 1_000, to: 100 })
  tap(row)
  expect(onRow).toHaveBeenCalledTimes(3)
})

it('stops nothing elsewhere', () => {
  tap(pager)
  scroll({ height: 1_000, to: 400 })

  tap(row, 300)

  expect(onRow).toHaveBeenCalledTimes(1)
})

function scroll({ height, to }: { height: number; to: number }): void {
  Object.defineProperty(scroller, 'scrollHeight', { value: height, configurable: true })
  scroller.scrollTop = to
  fireEvent.scroll(scroller)
}

function tap(button: HTMLElement, clientY = 700): void {
  fireEvent.pointerDown(button, { clientX: 100, clientY })
  fireEvent.click(button, { detail: 1, clientX: 100, clientY })
}
