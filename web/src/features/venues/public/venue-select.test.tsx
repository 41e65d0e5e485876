import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPart } from '#kit/testing/open-part.tsx'
import { speak } from '#kit/testing/speak.ts'

const named = (id: number) => ({ id, name: `Venue ${id}` })
const thousand = Array.from({ length: 1000 }, (_, index) => named(index + 1))

it('lists a few venues at once, without asking the server, and finds one by typing', async () => {
  const { user, asked, field } = await open({ venues: thousand.slice(0, 12), first: [] })

  await user.click(field())
  expect(await screen.findByTitle('Venue 7')).toBeDefined()
  await user.type(field(), '12')
  await waitFor(() => expect(screen.queryByTitle('Venue 7')).toBeNull())
  await user.click(screen.getByTitle('Venue 12'))

  expect(await screen.findByText('Chosen: 12')).toBeDefined()
  expect(asked).toEqual([])
})

it('searches a thousand of them at the server, fifty at a time, and keeps the names of chosen ones', async () => {
  const { user, asked, field } = await open({ venues: thousand, first: [900] })
  expect(screen.getByText('Venue 900')).toBeDefined()
  expect(asked).toEqual([])

  await user.tab()
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('950 more venues. Type a part of the name.')).toBeDefined()
  await user.keyboard('777')
  await user.click(await screen.findByTitle('Venue 777'))

  expect(await screen.findByText('Chosen: 900, 777')).toBeDefined()
  expect(screen.getByText('Venue 900')).toBeDefined()
  expect(asked).toEqual([{ $limit: '50' }, { $limit: '50', name: '777' }])
})

it('names a chosen venue that no list has, such as an archived one', async () => {
  await open({ venues: thousand.slice(0, 3), first: [4711] })

  expect(await screen.findByText('The old house')).toBeDefined()
})

it('says in Arabic that nothing was found', async () => {
  const { user, field } = await open({ venues: thousand, first: [] })
  await speak('ar')

  await user.click(field())
  await user.type(field(), 'zzz')

  expect(await screen.findByText('لم يُعثر على منشأة.')).toBeDefined()
  await speak('en')
})

type Opened = { venues: readonly { id: number; name: string }[]; first: number[] }

async function open({ venues, first }: Opened) {
  const asked: object[] = []
  const opened = await openPart({
    features: [venuesFeature],
    user: aUser({ role: 'admin' }),
    element: <Chooser venues={venues} first={first} />,
    answer: ({ service, query, id }) => {
      if (id) return aVenue({ id: Number(id), name: 'The old house' })
      if (service !== 'list') return []
      asked.push(Object.fromEntries(query))
      const name = query.get('name') ?? ''
      const found = thousand.filter((venue) => venue.name.includes(name))
      return { total: found.length, limit: 50, skip: 0, data: found.slice(0, 50) }
    },
  })
  return { ...opened, asked, field: () => screen.getByRole('combobox', { name: 'Venues' }) }
}

function Chooser({ venues, first }: Opened) {
  const [chosen, setChosen] = useState(first)
  return (
    <>
      <VenueSelect<number[]> mode="multiple" aria-label="Venues" venues={venues} value={chosen} onChange={setChosen} />
      <p>Chosen: {chosen.join(', ')}</p>
    </>
  )
}
