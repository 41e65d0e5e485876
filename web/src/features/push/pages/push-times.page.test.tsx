import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/push/pages/push-times.page.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { pushFeature } from '#features/push/push.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { setLanguage } from '#kit/i18n/i18n.ts'
import { openPage } from '#kit/testing/open-page.tsx'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await setLanguage('en')
})

const shownVenue = aVenue({ version: 4, pushOrdersAfterMinutes: 2 })

type Opened = { role?: 'manager' | 'organization'; answer?: (body: object) => unknown }

/** Opens the page of a venue whose server answers changes in this way. */
async function open({ role = 'manager', answer = saved }: Opened = {}) {
  const writes: object[] = []
  const opened = await openPage({
    features: [pushFeature, venuesFeature, authFeature],
    path: '/push/times',
    user: aUser({ role }),
    answer({ method, path, id, body }) {
      if (method !== 'PATCH' || typeof body !== 'object' || body === null)
        return id === undefined && path.startsWith('/v1/restaurant') ? [shownVenue] : shownVenue
      writes.push({ path, body })
      return answer(body)
    },
  })
  ;({ close } = opened)
  const type = async (text: string) => {
    const field = await screen.findByRole('textbox', { name: 'Notify about new orders after' })
    await opened.user.clear(field)
    if (text !== '') await opened.user.type(field, text)
  }
  return {
    ...opened,
    writes,
    type,
    change: async () => opened.user.click(await screen.findByRole('button', { name: 'Edit' })),
    save: () => opened.user.click(screen.getByRole('button', { name: 'Save' })),
  }
}

function saved(body: object): Venue {
  return { ...shownVenue, ...body, version: 5 }
}

it('says what phones are told of, whose, and when', async () => {
  await open()

  const order = within(await screen.findByRole('row', { name: /Unaccepted order/ }))
  expect(order.getByText('Managers and order takers')).toBeDefined()
  expect(order.getByText('2 min')).toBeDefined()
  const request = within(screen.getByRole('row', { name: /Unassigned request/ }))
  expect(request.getByText('Managers')).toBeDefined()
  expect(request.getByText('Once late')).toBeDefined()
})

it.each(['manager', 'organization'] as const)('has the %s change the minutes', async (role) => {
  const { writes, change, type, save } = await open({ role })

  await change()
  await type('15')
  await save()

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toEqual([{ path: '/v1/restaurant/1', body: { pushOrdersAfterMinutes: 15, version: 4 } }])
})

it.each(['', '0', '60', '2.5', 'soon'])(
  'says at its field that these are no minutes, and sends nothing: "%s"',
  async (text) => {
    const { writes, change, type, save } = await open()

    await change()
    await type(text)
    await save()

    await waitFor(() => expect(described()).toContain('Enter whole minutes from 1 to 59.'))
    expect(writes).toEqual([])
  },
)

it('says at its field what the server refuses', async () => {
  const data = {
    fields: { pushOrdersAfterMinutes: 'This must be at most 30.' },
    codes: { pushOrdersAfterMinutes: 'numberTooLarge' },
    params: { pushOrdersAfterMinutes: { limit: 30 } },
  }
  const refused = { name: 'BadRequest', className: 'bad-request', code: 400, message: 'Wrong', data }
  const { change, type, save } = await open({ answer: () => Response.json(refused, { status: 400 }) })

  await change()
  await type('45')
  await save()

  await waitFor(() => expect(described()).toContain('This must be at most 30.'))
})

it('says it in Arabic too', async () => {
  await open()
  await screen.findByRole('row', { name: /Unaccepted order/ })

  await speak('ar')

  expect(await screen.findByRole('heading', { name: 'إشعارات الهواتف' })).toBeDefined()
  expect(screen.getByText('طلب غير مقبول')).toBeDefined()
})

function described(): string {
  const field = screen.getByRole('textbox', { name: 'Notify about new orders after' })
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
