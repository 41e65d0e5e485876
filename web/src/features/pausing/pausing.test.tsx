import type { OrderPause, PauseOrders } from '@brigade/domain/venues/pausing.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { aMenu } from '@brigade/domain/testing/menus.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { pausingFeature } from '#features/pausing/pausing.feature.tsx'
import { PauseLine } from '#features/pausing/public/pause-line.tsx'
import { PausingTools } from '#features/pausing/public/pausing-tools.tsx'
// Loaded here, because loading them when they are first opened takes long.
import '#features/pausing/pausing-drawer.tsx'
import '#features/pausing/pauses-drawer.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { startVenuesLive } from '#features/venues/venues.live.ts'
import { openPart } from '#kit/testing/open-part.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { speak } from '#kit/testing/speak.ts'
import { toastTexts } from '#kit/testing/toast-texts.ts'

const breakfast = aMenu({ id: 3, name: { en: 'Breakfast', ar: 'فطور' } })

it('tells everybody in one line until when ordering is paused, and is gone when the server says so', async () => {
  await open({ role: 'chief', pauses: [aPause()] })

  expect(await screen.findByText('Ordering is paused until 23:30.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()

  await receiveEvent(venuesPath, { ...paused([]), version: 2 })
  await waitFor(() => expect(screen.queryByText(/Ordering is paused/)).toBeNull())
})

it('shows no pause whose time is over, whatever the record still says', async () => {
  await open({ role: 'manager', pauses: [aPause({ until: '2020-01-01T00:00:00.000Z' })] })

  expect(screen.queryByText(/Ordering is paused/)).toBeNull()
})

it('lets those who may resume, and names the pause that they saw', async () => {
  const { user, sent } = await open({ role: 'orderTaker', pauses: [aPause()] })

  await user.click(await screen.findByRole('button', { name: 'Resume' }))

  await waitFor(() => expect(screen.queryByText(/Ordering is paused/)).toBeNull())
  expect(sent).toEqual([['resume', { restaurantId: 1, menuId: null, seen: aPause().since }]])
})

it('names a paused menu in the language of the person', async () => {
  await open({ role: 'waiter', pauses: [aPause({ menuId: 3, menuName: breakfast.name, until: null })] })
  expect(await screen.findByText('Breakfast is paused.')).toBeDefined()

  await speak('ar')

  expect(await screen.findByText('فطور: معلّقة.')).toBeDefined()
  await speak('en')
})

it('lists several pauses, each with its own Resume', async () => {
  const { user, sent } = await open({
    role: 'manager',
    pauses: [aPause(), aPause({ menuId: 3, menuName: breakfast.name })],
  })

  await user.click(await screen.findByRole('button', { name: 'Show' }))
  const drawer = await screen.findByRole('dialog', { name: 'Paused orders' })
  await user.click(await within(drawer).findByRole('button', { name: 'Resume: Breakfast is paused until 23:30.' }))

  await waitFor(() => expect(sent).toEqual([['resume', { restaurantId: 1, menuId: 3, seen: aPause().since }]]))
})

it('names the venue for those who see all of them', async () => {
  const { asked } = await open({ role: 'supermanager', pauses: [aPause()] })

  expect(await screen.findByText('Harbour Hotel is paused until 23:30.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  // Of a thousand venues, only the paused ones are fetched.
  expect(asked).toEqual([{ isPaused: 'true', '$sort[name]': '1', skipPaginate: 'true' }])

  await receiveEvent(venuesPath, { ...paused([]), version: 2 })
  await waitFor(() => expect(screen.queryByText(/is paused/)).toBeNull())
  await receiveEvent(venuesPath, { ...paused([aPause({ until: null })]), version: 3 })
  expect(await screen.findByText('Harbour Hotel is paused.')).toBeDefined()
})

it('pauses the venue or one menu with one press, for the time that was chosen', async () => {
  const { user, sent } = await open({ role: 'manager' })

  await user.click(screen.getByRole('button', { name: 'Pause ordering' }))
  const drawer = await screen.findByRole('dialog', { name: 'Pause ordering' })
  await user.click(await within(drawer).findByRole('button', { name: 'Pause Breakfast: Until resumed' }))
  await within(drawer).findByText('Breakfast is paused.')
  await user.click(within(drawer).getByRole('button', { name: 'Pause The whole venue: 15 min' }))
  await within(drawer).findByText(/^Ordering is paused until/)

  expect(sent).toMatchObject([
    ['pause', { restaurantId: 1, menuId: 3, minutes: null, seen: null, idempotencyKey: expect.any(String) }],
    ['pause', { restaurantId: 1, menuId: null, minutes: 15, seen: null }],
  ])
})

it('shows what a colleague did first, and says so', async () => {
  const { user } = await open({ role: 'manager', pauses: [aPause()], refused: paused([aPause({ until: null })], 2) })

  await user.click(await screen.findByRole('button', { name: 'Resume' }))

  expect(await screen.findByText('Ordering is paused.')).toBeDefined()
  expect(toastTexts()).toEqual(['Someone else paused or resumed ordering while you were deciding.'])
})

it.each(['waiter', 'chief', 'finance', 'marketing'] as const)('offers no pausing to the %s', async (role) => {
  await open({ role })

  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
})

type Opened = { role: StaffRole; pauses?: OrderPause[]; refused?: Venue }

async function open({ role, pauses = [], refused }: Opened) {
  let venue = paused(pauses)
  const sent: [string, unknown][] = []
  const asked: object[] = []
  vi.setSystemTime(new Date('2999-03-04T19:15:00.000Z'))
  const opened = await openPart({
    features: [pausingFeature, menusFeature, venuesFeature],
    user: aUser({ role }),
    start: startVenuesLive,
    element: (
      <>
        <PauseLine />
        <PausingTools />
      </>
    ),
    answer: ({ service, id, query, body }) => {
      if (service === 'menu') return [breakfast]
      if (service === 'pause' || service === 'resume') {
        sent.push([service, body])
        if (refused) return Response.json(refusal(refused), { status: 409 })
        const others = venue.orderPauses.filter(({ menuId }) => menuId !== (body as PauseOrders).menuId)
        const next = service === 'pause' ? [...others, pauseOfBody(body as PauseOrders)] : others
        venue = paused(next, venue.version + 1)
        return venue
      }
      if (id) return venue
      asked.push(Object.fromEntries(query))
      return [venue]
    },
  })
  return { ...opened, sent, asked }
}

function pauseOfBody({ menuId = null, minutes }: PauseOrders): OrderPause {
  const until = minutes === null ? null : aPause().until
  return aPause({ menuId, menuName: menuId === null ? null : breakfast.name, until })
}

function refusal(current: Venue) {
  const message = 'Someone else paused or resumed ordering while you were deciding.'
  return {
    name: 'Conflict',
    className: 'conflict',
    code: 409,
    message,
    data: { reason: 'staleVersion', requestId: 'r1', current },
  }
}

function paused(orderPauses: OrderPause[], version = 1): Venue {
  return aVenue({ orderPauses, version })
}

function aPause(differences: Partial<OrderPause> = {}): OrderPause {
  return {
    menuId: null,
    menuName: null,
    since: '2999-03-04T19:15:00.000Z',
    until: '2999-03-04T19:30:00.000Z',
    pausedBy: 'Layla Haddad',
    ...differences,
  }
}
