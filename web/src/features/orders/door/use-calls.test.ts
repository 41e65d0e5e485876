import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Call, useCalls } from '#features/orders/door/use-calls.ts'

// There is no loudspeaker here.
vi.mock(import('#kit/sounds.ts'), async (load) => ({ ...(await load()), play: vi.fn(), startRepeating: vi.fn() }))

const onBoard: Call = { key: '1', sound: 'newOrder', at: '2026-03-04T08:00:00.000Z' }
const offBoard: Call = { key: '2', sound: 'request', at: '2026-03-04T08:01:00.000Z', isOffBoard: true }

it('pops up what waited before the screen was opened only where no board shows it', () => {
  const { result } = renderHook(() => useCalls('tests', [onBoard, offBoard], '2026-03-04T09:00:00.000Z'))

  expect(result.current.calling).toEqual([offBoard])
})

it('pops up what came after the screen was opened, and before its own file was there', () => {
  const { result } = renderHook(() => useCalls('tests', [onBoard, offBoard], '2026-03-04T07:59:00.000Z'))

  expect(result.current.calling).toEqual([onBoard, offBoard])
})
