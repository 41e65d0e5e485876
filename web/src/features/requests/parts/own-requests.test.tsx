import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { at, openRequests, row, talk, towel } from '#features/requests/testing/open-requests.tsx'

const where = { key: 'q1', kind: 'text', label: { en: 'Where to?' } } as const
const taxi = aRequest({
  id: 9,
  requestType: 'custom',
  orderId: null,
  table: 'Room 104',
  dueAt: at(10),
  serviceId: 7,
  serviceLabel: { en: 'Taxi' },
  serviceIcon: 'car',
  answers: [{ ...where, value: 'Airport' }],
  escalations: [{ step: 1, at: at(4), roles: ['manager'] }],
})
const boat = {
  ...taxi,
  id: 10,
  table: 'Room 105',
  serviceId: 8,
  serviceLabel: { en: 'Boat' },
  answers: [],
  escalations: null,
}

let close = () => {}

afterEach(() => close())

it('shows of a request of the venue’s own its name, the answers, and to whom it was escalated', async () => {
  ;({ close } = await openRequests([taxi, towel]))
  await screen.findByText('Room 104')

  const own = within(row('Room 104'))
  expect(own.getByText('Taxi')).toBeDefined()
  expect(own.getByText('Where to? Airport')).toBeDefined()
  expect(own.getByText(/^Escalated: Manager 12:04/)).toBeDefined()
  expect(within(row('Room 101')).queryByText(/Escalated/)).toBeNull()
})

it('shows the first lines of long answers, and all of them once a person asks', async () => {
  const value = `${'Along the harbour '.repeat(20)}to the lighthouse`
  ;({ close } = await openRequests([{ ...taxi, answers: [{ ...where, value }] }]))
  await screen.findByText('Room 104')
  const own = within(row('Room 104'))
  expect(own.getByText(/^Where to\? Along the harbour .*…$/)).toBeDefined()
  expect(own.queryByText(/lighthouse/)).toBeNull()

  await userEvent.click(own.getByRole('button', { name: 'Show details' }))

  expect(own.getByText(/to the lighthouse$/)).toBeDefined()
  expect(own.queryByRole('button', { name: 'Show details' })).toBeNull()
})

it('finds requests of the venue’s own by their answers, and filters them by their service', async () => {
  const others = Array.from({ length: 10 }, (_, place) => ({ ...talk, id: 20 + place, table: `Room 20${place}` }))
  ;({ close } = await openRequests([taxi, boat, ...others]))
  await screen.findByText('Room 104')

  await userEvent.type(screen.getByRole('searchbox'), 'airport')
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(['Room 104'])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Request' }), 'Boat')
  expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(['Room 105'])
})
