import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { QrCodesPage } from '#features/trays/pages/qr-codes.page.tsx'
import { TrayLabelsPage } from '#features/trays/pages/tray-labels.page.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { startTraysLive } from '#features/trays/trays.live.ts'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('says of each sticker where its tray is', async () => {
  await open()

  const rows = await screen.findAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('In Room 204'),
    expect.stringContaining('Free'),
    expect.stringContaining('Overnight'),
  ])
})

it('says of no sticker that it is free while it is not known where the trays are', async () => {
  const refused = { name: 'Forbidden', message: 'Not now', code: 403, data: { reason: 'forbidden' } }
  let isRefused = true
  const { user } = await open({
    answer: ({ service }) =>
      service === 'tray-out' && isRefused ? Response.json(refused, { status: 403 }) : undefined,
  })

  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('rowheader')).toBeNull()
  isRefused = false
  await user.click(retry)

  expect(await screen.findByText('In Room 204')).toBeDefined()
})

it('finds a tray that is scanned, and those of a state', async () => {
  await open()
  await screen.findByRole('rowheader', { name: 'HARBOUR-1-001' })

  for (const key of 'https://t.example/HARBOUR-1-002') fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  await waitFor(() => expect(names()).toEqual(['HARBOUR-1-002']))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Overnight' }))

  await waitFor(() => expect(names()).toEqual(['HARBOUR-1-003']))
})

it('makes a range known, and says which were known already', async () => {
  const { calls, user } = await open({
    answer: ({ path }) =>
      path.endsWith('/register/trayqrs') ? { stickers: [{ ...stickers[0]!, id: 10 }], known: 1 } : undefined,
  })

  await user.click(await screen.findByRole('button', { name: 'Add stickers' }))
  fireEvent.change(await screen.findByLabelText('First serial'), {
    target: { value: 'From here: https://t.example/tray/harbour‑1‑٠٠٩/' },
  })
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '2' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent(calls, 'POST')).toEqual([{ restaurantId: 1, first: 'harbour-1-009', count: 2, type: 'tray' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says at its field what is no serial', async () => {
  const { calls, user } = await open()

  await user.click(await screen.findByRole('button', { name: 'Add stickers' }))
  await screen.findByLabelText('First serial')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(trayErrors.serialWrong)).toBeDefined()
  expect(sent(calls, 'POST')).toEqual([])
})

it('lets order takers look and unlink, and change nothing else', async () => {
  const { user } = await open({ role: 'orderTaker', path: '/qrslist?settings=1' })

  expect(await screen.findByRole('button', { name: 'Unlink HARBOUR-1-001' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Print labels' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Edit settings' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('forgets a sticker whose tray is in no room, after it was asked', async () => {
  const { calls } = await open()

  await press('Remove HARBOUR-1-002')
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('HARBOUR-1-002')).toBeDefined()
  fireEvent.click(within(question).getByRole('button', { name: 'Remove sticker' }))

  await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toMatchObject([{ id: '2' }]))
  expect(screen.queryByRole('button', { name: 'Remove HARBOUR-1-001' })).toBeNull()
})

it('shows a sticker no more that was forgotten before, by an answer that was lost', async () => {
  let isThere = true
  await open({
    answer: ({ service, method }) => {
      if (service !== 'trayqrs') return undefined
      if (method === 'GET') return stickers.filter(({ id }) => isThere || id !== 2)
      isThere = false
      return Response.json({ name: 'NotFound', message: 'No tray sticker with id 2', code: 404 }, { status: 404 })
    },
  })

  await press('Remove HARBOUR-1-002')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Remove sticker' }))

  await waitFor(() => expect(names()).toEqual(['HARBOUR-1-001', 'HARBOUR-1-003']))
})

it('a second tap on what unlinks a tray does not ask to forget its sticker', async () => {
  const fetched = aTray({ status: 'expired', version: 2 })
  const { calls } = await open({ answer: ({ method }) => (method === 'PATCH' ? fetched : undefined) })
  fireEvent.click(await screen.findByRole('button', { name: 'Unlink HARBOUR-1-001' }))
  const question = await screen.findByRole('alertdialog')
  expect(sent(calls, 'PATCH')).toEqual([])
  await placeAllTogether()
  stopTheClock()

  tapThere(within(question).getByRole('button', { name: 'Unlink' }))
  tapThere(await screen.findByRole('button', { name: 'Remove HARBOUR-1-001' }))

  await act(async () => {})
  expect(sent(calls, 'PATCH')).toEqual([{ status: 'expired' }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('changes how a hotel follows its trays, with what is wrong at its field', async () => {
  const { calls, user } = await open()

  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit settings' }))
  const after = await screen.findByLabelText('Late clearance reminder after')
  fireEvent.change(after, { target: { value: '0' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(trayErrors.trayMinutesWrong.replace('{{least}}', '1').replace('{{most}}', '170')),
  ).toBeDefined()
  fireEvent.change(after, { target: { value: '20' } })
  fireEvent.blur(after)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent(calls, 'PATCH')).toMatchObject([
      { trayOutSettings: { enabled: true, inAppNotificationDuration: 20 }, version: 1 },
    ]),
  )
})

it('says that a hotel does not follow its trays', async () => {
  await open({ venue: { trayOutSettings: { ...settings, enabled: false } } })

  expect(await screen.findByText(/Tray tracking is off/)).toBeDefined()
})

it('says to whom the button leads in a restaurant that hotels alone follow trays', async () => {
  await open({ role: 'orderTaker', venue: { isRestaurant: true, id: 5 } })

  expect(await screen.findByText(/Tray tracking is for hotels only/)).toBeDefined()
  expect(screen.queryByText(/does not follow its trays|Turn it on/)).toBeNull()
})

it('tells those who can’t turn it on who can', async () => {
  await open({ role: 'orderTaker', venue: { trayOutSettings: { ...settings, enabled: false } } })

  expect(await screen.findByText(/Ask a manager to turn it on/)).toBeDefined()
})

it('has no settings of trays for a restaurant', async () => {
  const { user } = await open({ path: '/qrslist?settings=5', venue: { isRestaurant: true, id: 5 } })

  expect(await screen.findByRole('button', { name: 'Add stickers' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Print labels' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Edit settings' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lets the organization look at the stickers, and forget none', async () => {
  await open({ role: 'organization' })
  await screen.findByRole('rowheader', { name: 'HARBOUR-1-001' })

  expect(screen.queryByRole('button', { name: /Remove|Unlink/ })).toBeNull()
})

it('draws a label with a code for each sticker', async () => {
  await open({ path: '/qrslist/labels' })

  const labels = await screen.findAllByRole('listitem')
  expect(labels.map((label) => label.querySelector('svg') !== null)).toEqual([true, true, true])
  expect(labels[2]?.textContent).toContain('…-003')
  expect(labels[2]?.textContent).toContain('HARBOUR-1-003')
})

it('says why there are no labels, and prints none', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = await open({
    path: '/qrslist/labels',
    answer: ({ service }) => (service === 'trayqrs' ? [] : undefined),
  })

  expect(await screen.findByText('No stickers yet.')).toBeDefined()
  const button = screen.getByRole('button', { name: 'Print' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(print).not.toHaveBeenCalled()
})

it.each<[role: StaffRole, venue: Partial<Venue>, isSaid: boolean]>([
  ['manager', {}, true],
  ['orderTaker', {}, false],
  ['manager', { isRestaurant: true }, false],
])('tells a %s where labels come from only if they may add stickers there: %j', async (role, venue, isSaid) => {
  await open({
    path: '/qrslist/labels',
    role,
    venue,
    answer: ({ service }) => (service === 'trayqrs' ? [] : undefined),
  })

  expect(await screen.findByText('No stickers yet.')).toBeDefined()
  expect(screen.queryByText(/^Add tray stickers once/) !== null).toBe(isSaid)
})

const settings = { ...aVenue().trayOutSettings, enabled: true }

type Opening = {
  path?: string
  role?: StaffRole
  venue?: Partial<Venue>
  answer?: (call: PageCall) => unknown
}

async function open({ path = '/qrslist', role = 'manager', venue, answer }: Opening = {}) {
  const calls: PageCall[] = []
  const hotel = aVenue({ trayOutSettings: settings, ...venue })
  const opened = await openPage({
    features: [
      {
        ...traysFeature,
        routes: [
          { path: '/qrslist', element: <QrCodesPage /> },
          { path: '/qrslist/labels', element: <TrayLabelsPage /> },
        ],
      },
      venuesFeature,
      authFeature,
    ],
    path,
    user: aUser({ role }),
    answer: (call) => {
      calls.push(call)
      const answered = answer?.(call)
      if (answered !== undefined) return answered
      const { service, method, id } = call
      if (service === 'restaurant') return method === 'PATCH' || id ? hotel : [hotel]
      if (service === 'trayqrs') return method === 'GET' ? stickers : stickers[1]
      return [
        aTray(),
        aTray({ id: 2, trayOutQR: 'HARBOUR-1-003', tableId: 2, tableName: 'Room 305', isOvernight: true }),
      ]
    },
    start: startTraysLive,
  })
  ;({ close } = opened)
  return { ...opened, calls }
}

const stickers = [1, 2, 3].map(aSticker)

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

function sent(calls: readonly PageCall[], wanted: string): unknown[] {
  return calls.filter(({ method }) => method === wanted).map(({ body }) => body)
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
}
