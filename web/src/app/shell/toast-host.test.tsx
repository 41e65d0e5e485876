import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { secondTapMs } from '#kit/stillness.ts'
import { standInOnePlace, tapThere } from '#kit/testing/one-place.ts'
import { closeToasts, showToast } from '#kit/toasts.ts'

/** Longer than a second tap, or a hand on its way, may take. */
const seenMs = 1_000

const undo = vi.fn<() => void>()
const deliver = vi.fn<() => void>()

beforeEach(async () => {
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('ui')
  vi.useFakeTimers()
  standInOnePlace()
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

it('lets a press that was on its way to one that went by itself hit nothing of what it covered', () => {
  act(() => showToast({ kind: 'success', text: 'Saved.' }))
  wait(4_000)
  expect(screen.queryByText('Saved.')).toBeNull()

  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).not.toHaveBeenCalled()

  wait(seenMs)
  tapThere(screen.getByRole('button', { name: 'Deliver' }))
  expect(deliver).toHaveBeenCalledTimes(1)
})

it('takes no press at one that moved into the place of another', () => {
  act(() => showToast({ kind: 'info', text: 'First.' }))
  wait(secondTapMs)
  act(() => showToast({ kind: 'info', text: 'Second.' }))

  tapThere(screen.getAllByRole('button', { name: 'Close' })[0]!)

  expect(screen.getByText('First.')).toBeDefined()
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
