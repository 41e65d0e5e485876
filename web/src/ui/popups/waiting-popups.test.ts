import { expect, it } from 'vitest'
import { placeNumber, type PopupPlace } from '#ui/popups/popup-places.ts'
import { worstFirst } from '#ui/popups/waiting-popups.ts'

const aPopup = (id: string, place: PopupPlace, minute: number, isFixed?: true) => ({
  id,
  place: placeNumber(place),
  dueAt: `2026-03-04T08:0${minute}:00.000Z`,
  isFixed,
})

it('shows the worst first: failures, late guests, orders, payment alerts, requests, and news last', () => {
  const popups = [
    aPopup('payment', 'news', 0),
    aPopup('pool closed', 'message', 0),
    aPopup('towels', 'request', 0),
    aPopup('new order', 'order', 1),
    aPopup('late request', 'late', 2),
    aPopup('payment alert', 'money', 0),
    aPopup('failed print', 'failure', 3),
  ]

  expect(worstFirst(popups).map(({ id }) => id)).toEqual([
    'failed print',
    'late request',
    'new order',
    'payment alert',
    'towels',
    'pool closed',
    'payment',
  ])
})

it('shows among equals what is due first, and last what nobody may put aside', () => {
  const popups = [aPopup('fixed', 'message', 0, true), aPopup('later', 'message', 2), aPopup('sooner', 'message', 1)]

  expect(worstFirst(popups).map(({ id }) => id)).toEqual(['sooner', 'later', 'fixed'])
})
