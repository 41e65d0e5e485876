import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/venues/public/long-venue-picker.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { startVenuesLive } from '#features/venues/venues.live.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

const rowOf = (id: number) => ({ id, name: `Venue ${id}`, tableCount: 0 })

let close = () => {}

afterEach(() => close())

it('asks for the venue of the address and the first ones to choose from, not for a thousand of them', async () => {
  const { asked } = await open({ path: '/?venue=900', total: 1_000 })

  expect(await screen.findByText('At Venue 900')).toBeDefined()
  expect(await screen.findByRole('combobox', { name: 'Venue' })).toBeDefined()
  expect(asked.toSorted()).toEqual(['/v1/list/restaurants', '/v1/restaurant/900'])
})

it.each(['/?venue=4711', '/?venue=nowhere'])(
  'begins with the first one by name where there is none: %s',
  async (path) => {
    await open({ path, total: 3 })

    expect(await screen.findByText('At Venue 1')).toBeDefined()
  },
)

it('names a chosen venue that is archived among few others, and a venue that is renamed', async () => {
  await open({ path: '/?venue=9', total: 3, isArchived: true })
  const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Venue' })
  expect(await within(picker).findByRole('option', { name: 'Venue 9' })).toBeDefined()
  expect(picker.value).toBe('9')

  names.set(2, 'Palm')
  await receiveEvent(venuesPath, aVenue({ id: 2, name: 'Palm', version: 2 }))

  expect(await within(picker).findByRole('option', { name: 'Palm' })).toBeDefined()
})

const names = new Map<number, string>()

type Opened = { path: string; total: number; isArchived?: boolean }

async function open({ path, total, isArchived = false }: Opened) {
  const asked: string[] = []
  names.clear()
  const nameOf = (id: number) => names.get(id) ?? `Venue ${id}`
  const opened = await openPage({
    features: [venuesFeature],
    path,
    routes: [{ path: '/', element: <Chooser /> }],
    user: aUser({ role: 'admin', restaurantId: [] }),
    start: startVenuesLive,
    answer({ path: called, id }) {
      asked.push(called)
      if (id === '4711') {
        return Response.json({ name: 'NotFound', message: 'No such venue', code: 404, data: {} }, { status: 404 })
      }
      const archivedAt = isArchived ? '2026-03-04T08:00:00.000Z' : null
      if (id) return aVenue({ id: Number(id), name: nameOf(Number(id)), archivedAt })
      const data = Array.from({ length: Math.min(total, 50) }, (_, index) => ({
        ...rowOf(index + 1),
        name: nameOf(index + 1),
      }))
      return { total, limit: 50, skip: 0, data }
    },
  })
  ;({ close } = opened)
  return { ...opened, asked }
}

function Chooser() {
  const { venue, venues, choose } = useChosenVenue()
  return (
    <>
      {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      <p>{venue ? `At ${venue.name}` : 'Waiting'}</p>
    </>
  )
}
