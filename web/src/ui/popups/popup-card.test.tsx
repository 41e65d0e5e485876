import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Call, useCalls } from '#kit/use-calls.ts'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupShelf } from '#ui/popups/popup-shelf.tsx'
import { words } from '#app/i18n/en/ui.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { secondTapMs } from '#kit/stillness.ts'
import { orderSounds } from '#features/orders/orders.sounds.ts'
import { registerSounds } from '#kit/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { offerPopupShelf } from '#kit/popup-shelf.ts'

aLoudspeaker()
registerSounds(orderSounds)

beforeEach(async () => {
  registerWords('ui', { en: async () => ({ words }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('ui')
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const waiting: Call[] = ['1', '2', '3'].map((key) => ({
  key,
  sound: 'newOrder',
  at: `2026-03-04T08:0${key}:00.000Z`,
}))

function Popups() {
  const { calling, isClosed, close } = useCalls('tests', waiting, '2026-03-04T07:59:00.000Z')
  const [shown] = calling
  if (!shown) return null
  return (
    <PopupShelf label="Tests" place="order">
      <PopupCard
        key={shown.key}
        title={`Order ${shown.key}`}
        tone="amber"
        icon=""
        further={{ count: 0, text: '', onOpen: () => {} }}
        actions={null}
        isClosed={isClosed(shown)}
        onClose={() => close(shown)}
      >
        {null}
      </PopupCard>
    </PopupShelf>
  )
}

/** A finger on the close button, wherever that stands now. */
function tap(): void {
  const button = screen.getByRole('button', { name: 'Close Popup' })
  fireEvent.pointerDown(button)
  fireEvent.pointerUp(button)
  fireEvent.click(button, { detail: 1 })
}

/** In steps, between which what came is drawn. */
function wait(ms: number): void {
  for (let left = ms; left > 0; left -= 50) act(() => void vi.advanceTimersByTime(Math.min(left, 50)))
}

it.each([120, 250, 450, 750])('puts one order aside for two taps %i ms apart', (gap) => {
  render(
    <>
      <div ref={offerPopupShelf} />
      <Popups />
    </>,
  )
  wait(secondTapMs)
  expect(screen.getByText('Order 1')).toBeDefined()

  tap()
  expect(screen.getByRole('article').dataset.closed).toBe('')
  wait(gap)
  tap()
  wait(3 * secondTapMs)

  expect(screen.getByText('Order 2')).toBeDefined()
  tap()
  wait(secondTapMs)
  expect(screen.getByText('Order 3')).toBeDefined()
})
