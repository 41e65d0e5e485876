import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { placeAllTogether, tapThere } from '#kit/testing/one-place.ts'
import { closeToasts, showToast } from '#kit/calls/toasts.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

/** Longer than a second tap, or a hand on its way, may take. */
const seenMs = 1_000

const undo = vi.fn<() => void>()
const deliver = vi.fn<() => void>()

beforeEach(async () => {
  await loadUiWords()
  vi.useFakeTimers()
  await placeAllTogether()
  undo.mockReset()
  deliver.mockReset()
  render(
    <>
      <button type="button" onClick={deliver}>
        Deliver
      </button>
      <ToastHost />
    </>,
  )
})

afterEach(() => {
  act(closeToasts)
  vi.advanceTimersByTime(seenMs)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('takes no press at an Undo that has just come, and shows so', () => {
  act(() => showToast({ kind: 'success', text: 'Imported.', action: { label: 'Undo', run: undo } }))
  const button = screen.getByRole('button', { name: 'Undo' })

  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button, { detail: 0 })
  expect(undo).not.toHaveBeenCalled()

  wait(secondTapMs)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  tapThere(button)
  expect(undo).toHaveBeenCalledTimes(1)
})

it('lets the second tap of what closed it hit nothing of what it covered', () => {
  act(() => showToast({ kind: 'info', text: 'First.' }))
  wait(secondTapMs)

  tapThere(screen.getByRole('button', { name: 'Close' }))
  wait(450)
  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).not.toHaveBeenCalled()

  wait(seenMs)
  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).toHaveBeenCalledTimes(1)
})

it('ignores a press at what a toast covered when it has just closed automatically', async () => {
  act(() => showToast({ kind: 'success', text: 'Saved.' }))
  await notice()
  wait(4_000)
  expect(screen.queryByText('Saved.')).toBeNull()
  await notice()

  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).not.toHaveBeenCalled()

  wait(seenMs)
  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).toHaveBeenCalledTimes(1)
})

it('has each said once: a failure at once, and none again when others come', () => {
  const status = screen.getByRole('status')

  act(() => {
    showToast({ kind: 'success', text: 'Saved.' })
    showToast({ kind: 'error', text: 'The kitchen is closed.' })
  })

  expect(within(status).getByText('Saved.')).toBeDefined()
  expect(status.getAttribute('aria-atomic')).toBe('false')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('The kitchen is closed.')
  expect(alert.closest('[role="status"], [aria-live]')).toBeNull()
})

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

/** Lets the page notice what has changed. */
async function notice(): Promise<void> {
  await Promise.resolve()
}
