import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#kit/calls/query-client.ts'
import '#kit/presses/guard-presses.ts'
import { BigButton } from '#ui/big-button.tsx'

let acts: PromiseWithResolvers<void>[]

beforeAll(() => void vi.useFakeTimers())

afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  // Ends the guard of the last test's spot.
  fireEvent.keyDown(document.body, { key: 'Shift' })
  acts = []
  render(
    <QueryClientProvider client={queryClient}>
      <Renew />
    </QueryClientProvider>,
  )
})

afterEach(async () => {
  await pass(1_000)
  cleanup()
})

it('does once what is pressed twice before it is seen to be under way', async () => {
  tap()
  tap()
  await pass(0)

  expect(acts).toHaveLength(1)
  expect(button().getAttribute('aria-busy')).toBe('true')
})

it('takes a key that comes so soon for the same press, too', async () => {
  fireEvent.click(button(), { detail: 0 })
  fireEvent.click(button(), { detail: 0 })
  await pass(0)

  expect(acts).toHaveLength(1)
})

it('does not do again at a second tap what was answered in between, and does so a moment later', async () => {
  tap()
  await pass(100)
  await answer()
  tap()
  await pass(0)
  expect(acts).toHaveLength(1)

  await pass(1_000)
  tap()
  await pass(0)
  expect(acts).toHaveLength(2)
})

it('lets through who has pressed something else until the answer came', async () => {
  tap()
  await pass(100)
  const other = screen.getByRole('button', { name: 'Other' })
  fireEvent.click(other, { detail: 1, clientX: 300, clientY: 700 })
  await answer()

  tap()
  await pass(0)

  expect(acts).toHaveLength(2)
})

function Renew() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const asked = Promise.withResolvers<void>()
      acts.push(asked)
      return asked.promise
    },
  })
  return (
    <>
      <BigButton isBusy={isPending} onClick={() => mutate()}>
        New code
      </BigButton>
      <BigButton>Other</BigButton>
    </>
  )
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'New code' })
}

function tap(): void {
  fireEvent.pointerDown(button(), { clientX: 100, clientY: 700 })
  fireEvent.click(button(), { detail: 1, clientX: 100, clientY: 700 })
}

async function answer(): Promise<void> {
  acts.at(-1)?.resolve()
  await pass(0)
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
