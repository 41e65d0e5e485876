import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import { LateTrays } from '#features/requests/parts/late-trays.tsx'
import { requestsFeature } from '#features/requests/requests.feature.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'
import { openPopups } from '#kit/testing/open-popups.tsx'

const start = new Date('2026-03-04T08:00:00.000Z')
const minute = 60_000
const settings = { ...aVenue().trayOutSettings, enabled: true, inAppNotificationDuration: 30 }
const late = aRequest({ id: 1, requestType: 'tray', orderId: null, table: 'Room 204', createdAt: start.toISOString() })

aLoudspeaker()
let close = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true })
})

afterEach(async () => {
  await close()
  vi.useRealTimers()
})

it('reminds of a guest who waits at the first look after the time of the venue, and not before', async () => {
  await open([late])

  await pass(29)
  expect(shown()).toBeNull()
  await pass(3)

  expect(shown()).toContain(screen.getByText('Room 204: trays waiting to be cleared since 12:00.'))
})

it('resolves the request, and reminds no more', async () => {
  const { calls } = await open([late])
  await pass(32)

  fireEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  await pass(1)

  expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { path: `/${requestsPath}/1`, body: { status: 'completed' } },
  ])
  expect(shown()).toBeNull()
})

it('leads by its sentence to the requests, and is put aside', async () => {
  const { calls, router } = await open([late])
  await pass(32)

  fireEvent.click(screen.getByRole('link', { name: /^Room.204: trays waiting to be cleared since/ }))
  await pass(1)

  expect(router.state.location.pathname).toBe('/tables/request')
  expect(shown()).toBeNull()
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

it('goes when somebody else has seen to it', async () => {
  await open([late])
  await pass(32)
  expect(shown()).not.toBeNull()

  const ended: GuestRequest = { ...late, status: 'completed', version: 2 }
  await act(async () => applyNow(requestsPath, ended))
  await pass(1)

  expect(shown()).toBeNull()
})

it.each<[what: string, differences: Partial<GuestRequest>, role: StaffRole, trayOutSettings: Venue['trayOutSettings']]>(
  [
    ['another request', { requestType: 'towel' }, 'waiter', settings],
    ['the kitchen', {}, 'chief', settings],
    ['a venue that follows no trays', {}, 'waiter', { ...settings, enabled: false }],
  ],
)('is nothing for %s', async (_what, differences, role, trayOutSettings) => {
  await open([{ ...late, ...differences }], { role, trayOutSettings })

  await pass(40)

  expect(shown()).toBeNull()
})

it.each<StaffRole>(['manager', 'orderTaker', 'waiter'])('reminds the %s', async (role) => {
  await open([late], { role })

  await pass(32)

  expect(shown()).not.toBeNull()
})

function shown(): HTMLElement | null {
  return screen.queryByRole('heading', { name: 'Room 204 Late Tray Clearance Reminder' })?.closest('article') ?? null
}

async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * minute))
}

type Opening = { role?: StaffRole; trayOutSettings?: Venue['trayOutSettings'] }

async function open(requests: GuestRequest[], { role = 'waiter', trayOutSettings = settings }: Opening = {}) {
  const calls: PageCall[] = []
  const opened = await openPopups({
    features: [requestsFeature],
    Popups: LateTrays,
    user: aUser({ role }),
    start: activeRequestLists.start,
    answer: (call) => {
      calls.push(call)
      const { method, service } = call
      if (service === 'restaurant') return aVenue({ trayOutSettings })
      return method === 'PATCH' ? { ...late, status: 'completed', version: 2 } : requests
    },
  })
  close = opened.close
  await pass(0)
  return { calls, router: opened.router }
}
