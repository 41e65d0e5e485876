import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noAnswer } from '#kit/calls/api-error.ts'
import { closeToasts, showError, showToast, useToasts } from '#kit/calls/toasts.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const undo = { label: 'Undo', run: () => undefined, forMs: 10_000 }

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  act(closeToasts)
  vi.useRealTimers()
})

it('drops the oldest when there are more than three', () => {
  const shown = textsShown()

  for (const text of ['First.', 'Second.', 'Third.', 'Fourth.']) show(text)

  expect(shown()).toEqual(['Second.', 'Third.', 'Fourth.'])
})

it('drops none that can still be taken back, however many come', () => {
  const shown = textsShown()

  show('Saved.')
  for (const table of [1, 2, 3, 4]) show(`Table ${table} is resolved.`, undo)
  show('The kitchen is closed.')

  const resolved = [1, 2, 3, 4].map((table) => `Table ${table} is resolved.`)
  expect(shown()).toEqual([...resolved, 'The kitchen is closed.'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(shown()).toEqual([])
})

it('asks nobody to do again what got no answer, for it may have been done', async () => {
  await loadUiWords()
  const shown = textsShown()

  act(() => showError(noAnswer()))

  expect(shown()).toEqual(['No response from the server. Check whether this was done before you try again.'])
})

function textsShown(): () => string[] {
  const { result } = renderHook(useToasts)
  return () => result.current.map(({ text }) => text)
}

function show(text: string, action?: typeof undo): void {
  act(() => showToast({ kind: 'success', text, action }))
}
