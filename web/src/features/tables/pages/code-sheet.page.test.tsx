import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CodeSheetPage } from '#features/tables/pages/code-sheet.page.tsx'
import { type CodeRequests, codesAtServer } from '#features/tables/testing/codes-at-server.ts'
import { tablesFeature } from '#features/tables/tables.feature.tsx'
import { startTablesLive } from '#features/tables/tables.live.ts'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => {
  close()
  focusManager.setFocused(undefined)
})

it('draws a sheet of those that the address names, in the languages of the venue', async () => {
  const { calls } = await open({ path: '/qrslist/tables?tables=4,1', venue: { receiptLanguages: ['ar', 'en'] } })

  const labels = await screen.findAllByRole('listitem')
  expect(labels.map((label) => within(label).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Room 101',
    'Garden',
  ])
  expect(within(labels[0]!).getByText('امسح الرمز لتطلب').getAttribute('dir')).toBe('rtl')
  expect(within(labels[0]!).getByText('Scan to order').getAttribute('dir')).toBe('ltr')
  expect(calls.filter(({ service }) => service === 'table')).toHaveLength(1)
})

it('draws those that were found where tables are set up, and leads back there', async () => {
  await open({ path: '/qrslist/tables?area=&search=garden' })

  const labels = await screen.findAllByRole('listitem')
  expect(labels).toHaveLength(1)
  expect(within(labels[0]!).getByRole('img', { name: 'Garden' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Table setup' }).getAttribute('href')).toBe('/tables?search=garden')
})

it.each([
  ['https://guests.example', 'The codes open https://guests.example.'],
  ['', `These codes open ${location.origin}, which phones can’t reach.`],
  ['http://127.0.0.1:3030', 'These codes open http://127.0.0.1:3030, which phones can’t reach.'],
])('says before it is printed where the codes lead: %s', async (origin, told) => {
  await open({ path: '/qrslist/tables', origin })

  expect(await screen.findByText((text) => text.startsWith(told))).toBeDefined()
})

it('says of a sheet that nothing is on it, and prints none', async () => {
  await open({ path: '/qrslist/tables?search=cellar' })

  expect(await screen.findByText('No codes to print')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Print codes' }).getAttribute('aria-disabled')).toBe('true')
})

it('prints nothing while nobody knows which codes stand', async () => {
  let isRefused = false
  await open({ path: '/qrslist/tables', refusesTables: () => isRefused })
  await screen.findAllByRole('listitem')
  const isOff = () => screen.getByRole('button', { name: 'Print codes' }).getAttribute('aria-disabled') === 'true'
  await waitFor(() => expect(isOff()).toBe(false))

  isRefused = true
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))

  await screen.findByRole('button', { name: 'Try again' })
  expect(isOff()).toBe(true)
})

async function open({ path, ...asked }: CodeRequests & { path: string }) {
  const { calls, place, answer } = codesAtServer(asked)
  const opened = await openPage({
    features: [tablesFeature, venuesFeature],
    routes: [{ path: '/qrslist/tables', element: <CodeSheetPage /> }],
    path,
    user: aUser({ role: 'manager', restaurantId: [place.id] }),
    answer,
    start: startTablesLive,
  })
  ;({ close } = opened)
  return { calls }
}
