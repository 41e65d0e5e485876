import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offerPopupBar } from '#kit/popup-bar.ts'
import { PopupBar } from '#ui/popups/popup-bar.tsx'
import { useOfferPopups, type WaitingPopup } from '#ui/popups/waiting-popups.ts'

it('takes no press at a pop-up that came into the place of one which a colleague took, also while the screen is touched', () => {
  const { rerender } = render(<Bar tables={['A', 'B']} />)
  fireEvent.pointerDown(document.body)

  rerender(<Bar tables={['B']} />)

  expect(screen.getByText('B').dataset.justCame).toBe('')
})

function Bar({ tables }: { tables: readonly string[] }) {
  return (
    <>
      <div ref={offerPopupBar} />
      <Offer tables={tables} />
      <PopupBar />
    </>
  )
}

function Offer({ tables }: { tables: readonly string[] }) {
  useOfferPopups('tests', { popups: tables.map(popupOf) })
  return null
}

function popupOf(table: string): WaitingPopup {
  return { id: table, kind: 'Tests', place: 0, dueAt: table, card: <article>{table}</article>, row: null }
}
