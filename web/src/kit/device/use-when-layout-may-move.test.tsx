import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { useWhenLayoutMayMove } from '#kit/device/use-when-layout-may-move.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.advanceTimersByTime(secondTapMs)
  vi.useRealTimers()
})

it('draws a change at once, and once', () => {
  const drawn: string[] = []
  const { rerender } = render(<Line text="one" onDraw={(text) => void drawn.push(text)} />)

  rerender(<Line text="two" onDraw={(text) => void drawn.push(text)} />)

  expect(drawn).toEqual(['one', 'two'])
})

it('draws a change once the screen is no longer touched', () => {
  const { rerender, container } = render(<Line text="one" />)
  dispatchEvent(new Event('pointerdown'))

  rerender(<Line text="two" />)
  expect(container.textContent).toBe('one')

  dispatchEvent(new Event('pointerup'))
  act(() => void vi.advanceTimersByTime(secondTapMs))
  expect(container.textContent).toBe('two')
})

function Line({ text, onDraw }: { text: string; onDraw?: (text: string) => void }) {
  const shown = useWhenLayoutMayMove(text)
  useEffect(() => onDraw?.(shown))
  return <p>{shown}</p>
}
