import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is dropped when nobody has touched the screen for a minute', () => {
  const { result } = renderHook(() => useOrderFilter()[0], {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/orders/list?q=204&tab=updated']}>{children}</MemoryRouter>
    ),
  })

  act(() => void vi.advanceTimersByTime(59_000))
  fireEvent.pointerDown(document.body)
  act(() => void vi.advanceTimersByTime(59_000))
  expect(result.current).toBe('204')

  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe('')
})
