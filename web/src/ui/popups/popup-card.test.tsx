import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type StaffCall, useCalls } from '#kit/sounds/use-calls.ts'
import { Dialog } from '#ui/dialog.tsx'
import { PopupCard } from '#ui/popups/popup-card.tsx'
import { PopupBar } from '#ui/popups/popup-bar.tsx'
import { CallRow } from '#ui/popups/call-list.tsx'
import { useOfferPopups, type WaitingPopup } from '#ui/popups/waiting-popups.ts'
import { secondTapMs } from '#kit/device/layout-freeze.ts'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { registerSounds } from '#kit/sounds/sounds.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { placeAllTogether, tapThere } from '#kit/testing/one-place.ts'
import { offerPopupBar } from '#kit/device/popup-bar.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

aLoudspeaker()
registerSounds(orderSounds)

beforeEach(async () => {
  await loadUiWords()
})

// One clock for all tests: guards end by it.
beforeAll(() => void vi.useFakeTimers())

afterAll(() => void vi.useRealTimers())

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await waitAndNotice(2 * secondTapMs)
})

const waiting: StaffCall[] = ['1', '2', '3'].map((key) => ({
  key,
  sound: 'newOrder',
  at: `2026-03-04T08:0${key}:00.000Z`,
}))

function Popups() {
  const { calling, isClosed, close } = useCalls('tests', waiting, '2026-03-04T07:59:00.000Z')
  useOfferPopups('tests', {
    popups: calling.map((call) => aPopup(call, { isClosed: isClosed(call), onClose: () => close(call) })),
  })
  return null
}

function aPopup({ key, at }: StaffCall, put: { isClosed: boolean; onClose: () => void }): WaitingPopup {
  return {
    id: key,
    kind: 'Tests',
    place: 0,
    dueAt: at,
    card: (
      <PopupCard title={`Order ${key}`} tone="amber" icon="" actions={null} {...put}>
        {null}
      </PopupCard>
    ),
    row: <CallRow title={`Order ${key}`}>{key}</CallRow>,
  }
}

/** Taps the current place of the close button. */
function tap(): void {
  tapThere(screen.getByRole('button', { name: 'Close Popup' }))
}

/** Advances the time in steps, between which arrivals are rendered. */
function wait(ms: number): void {
  for (let left = ms; left > 0; left -= 50) act(() => void vi.advanceTimersByTime(Math.min(left, 50)))
}

/** Advances the time so that the tap guard notices what is rendered. */
async function waitAndNotice(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await Promise.resolve()
    wait(Math.min(left, 50))
  }
}

it.each([120, 250, 450, 750])('puts one order aside for two taps %i ms apart', async (gap) => {
  render(
    <>
      <div ref={offerPopupBar} />
      <PopupBar />
      <Popups />
    </>,
  )
  wait(secondTapMs)
  await placeAllTogether()
  expect(screen.getByText('Order 1')).toBeDefined()

  tap()
  expect(screen.getByRole('article').dataset.closed).toBe('')
  await waitAndNotice(gap)
  tap()
  await waitAndNotice(3 * secondTapMs)

  expect(screen.getByText('Order 2')).toBeDefined()
  tap()
  await waitAndNotice(secondTapMs)
  expect(screen.getByText('Order 3')).toBeDefined()
})

it('has all of them in a list behind the number of the others, the worst first, under the name of their kind', () => {
  render(
    <>
      <div ref={offerPopupBar} />
      <PopupBar />
      <Popups />
    </>,
  )
  wait(secondTapMs)
  fireEvent.click(screen.getByRole('button', { name: '2 more waiting. Show all' }))

  const list = within(screen.getByRole('dialog', { name: '3 waiting' }))
  expect(list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Order 1',
    'Order 2',
    'Order 3',
  ])
  expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

it('keeps the pop-up in which something stands open, though a worse one comes', () => {
  const worse = aPopup({ key: 'worse', sound: 'newOrder', at: '' }, { isClosed: false, onClose: () => {} })
  const { rerender } = render(<Asking popups={[]} />)
  wait(secondTapMs)
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))

  rerender(<Asking popups={[worse]} />)
  wait(3 * secondTapMs)
  expect(screen.getByText('Are you sure?')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  wait(3 * secondTapMs)
  expect(screen.getByRole('article').textContent).toContain('Order worse')
})

function Asking({ popups }: { popups: WaitingPopup[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const asking: WaitingPopup = {
    ...aPopup({ key: 'asking', sound: 'newOrder', at: '' }, { isClosed: false, onClose: () => {} }),
    place: 1,
    card: (
      <PopupCard
        title="Asking"
        tone="amber"
        icon=""
        isClosed={false}
        actions={
          <button type="button" onClick={() => setIsAsking(true)}>
            Ask
          </button>
        }
      >
        {isAsking ? <Dialog title="Are you sure?" onClose={() => setIsAsking(false)} /> : null}
      </PopupCard>
    ),
  }
  useOfferPopups('asking', { popups: [asking, ...popups] })
  return (
    <>
      <div ref={offerPopupBar} />
      <PopupBar />
    </>
  )
}
