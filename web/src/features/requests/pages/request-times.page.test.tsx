import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { usualDueMinutes } from '@brigade/domain/requests/requests.defaults.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/requests/pages/request-times.page.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

const shownVenue = aVenue({ version: 4, isRestaurant: false })

type Opened = { venue?: Venue; answer?: (body: object) => Response }

/** Opens the form of a venue whose server answers changes in this way. */
async function open({ venue = shownVenue, answer = saved }: Opened = {}) {
  const writes: object[] = []
  const opened = await openPage({
    features: [requestsFeature, venuesFeature, authFeature],
    path: '/requests/times',
    user: aUser({ role: 'manager' }),
    answer: ({ method, path: pathname, body }) => {
      if (method === 'GET' || !hasFields(body)) return venue
      writes.push({ method, pathname, body })
      return answer(body)
    },
  })
  close = opened.close
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: 'Edit times' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const type = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await user.clear(field)
    if (text !== '') await user.type(field, text)
  }
  await screen.findByRole('textbox', { name: 'Talk to Staff' })
  return { writes, save, type }
}

function saved(body: object): Response {
  return Response.json({ ...shownVenue, ...body, version: 5 })
}

it('saves the minutes of one request with those of the others, from the version that was shown', async () => {
  const { writes, save, type } = await open()
  expect(screen.getAllByRole('rowheader')).toHaveLength(11)

  await type('Request Towels', '25')
  await save()

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toEqual([
    {
      method: 'PATCH',
      pathname: '/v1/restaurant/1',
      body: { requestDueMinutes: { ...usualDueMinutes, towel: 25 }, version: 4 },
    },
  ])
})

it.each(['', '0', '1441', '2.5', 'soon'])(
  'says at its field that these are no minutes, and sends nothing: "%s"',
  async (text) => {
    const { writes, save, type } = await open()

    await type('Tray Clearance', text)
    await save()

    await waitFor(() => expect(describedBy('Tray Clearance')).toContain('Enter whole minutes from 1 to 1440.'))
    expect(describedBy('Request Towels')).not.toContain('Enter whole minutes')
    expect(writes).toEqual([])
  },
)

it('says at its field what the server refuses', async () => {
  const data = {
    fields: { 'requestDueMinutes.talk': 'This must be at most 60.' },
    codes: { 'requestDueMinutes.talk': 'numberTooLarge' },
    params: { 'requestDueMinutes.talk': { limit: 60 } },
  }
  const refused = { name: 'BadRequest', className: 'bad-request', code: 400, message: 'Wrong', data }
  const { save, type } = await open({ answer: () => Response.json(refused, { status: 400 }) })

  await type('Talk to Staff', '90')
  await save()

  await waitFor(() => expect(describedBy('Talk to Staff')).toContain('This must be at most 60.'))
})

it('asks in a restaurant for what is asked for there', async () => {
  const { writes, save, type } = await open({ venue: { ...shownVenue, isRestaurant: true } })
  expect(screen.queryByRole('textbox', { name: 'Request Towels' })).toBeNull()

  await type('Request Bill', '8')
  await save()

  await waitFor(() =>
    expect(writes).toMatchObject([{ body: { requestDueMinutes: { bill: 8, towel: usualDueMinutes.towel } } }]),
  )
})

function describedBy(label: string): string {
  const ids = screen.getByRole('textbox', { name: label }).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
