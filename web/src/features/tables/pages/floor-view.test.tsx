import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

it('stands by floor or area where that is wanted, each with its number of rooms', async () => {
  const { user, router } = await open(['Room 204', 'Terrace 3', 'Room 101', 'Room 102'])

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'By floor or area')

  const titles = await screen.findAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Floor 1 2', 'Floor 2 1', 'Terrace 1'])
  expect(router.state.location.search).toBe('?order=floor')
})

it('has larger tiles on the devices that want them, and compact ones in small windows until then', async () => {
  const { user } = await open(['Room 101'])
  const compact = await screen.findByRole('button', { name: 'Compact' })
  expect(compact.getAttribute('aria-pressed')).toBe('true')

  await user.click(compact)
  expect(compact.getAttribute('aria-pressed')).toBe('false')
  expect(localStorage.getItem('brigade-floor-density')).toBe('comfortable')

  await user.click(compact)
  expect(localStorage.getItem('brigade-floor-density')).toBe('compact')
})

async function open(names: readonly string[]) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  const opened = await openPage({
    features: [tablesFeature, venuesFeature],
    path: '/tables/management',
    user: aUser({ role: 'manager' }),
    answer: ({ service }) =>
      service === 'restaurant' ? aVenue() : names.map((name, index) => aTable({ id: index + 1, index, name })),
  })
  ;({ close } = opened)
  return opened
}
