import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type VenueChange, writableSettings } from '@brigade/domain/venues/venues.writes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { plainSettings } from '#features/venues/details/plain-settings.ts'
// Loaded here, because loading it when it is first opened takes long.
import '#features/venues/details/pages/venue-details.page.tsx'
import { venueDetailsFeature } from '#features/venues/details/venue-details.feature.tsx'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => close())

it('has each field and setting of a venue that can be changed, once', () => {
  for (const { fills = [], ...filler } of featureList) for (const fill of fills) fill(filler)

  const elsewhere = setupSlot.parts().flatMap(({ settings = [] }) => settings)

  expect([...Object.keys(plainSettings), ...elsewhere].toSorted()).toEqual(writableSettings.toSorted())
})

const menuRows = ['Two languages in lists', 'Arabic', 'German', 'Italian', 'Russian', 'French', 'Kurdish']
const limits = ['Orders a minute', 'Pieces of an item', 'Confirm orders above', 'Largest tip']
const venueRows = ['Name', 'Type', 'Currency', 'Time zone', 'End of the night', 'Page reloaded message']

it.each([
  [
    'admin',
    [
      ['Venue', [...venueRows, 'Branding']],
      [
        'Ordering',
        [
          'Pause ordering',
          'Open for orders',
          'Late orders',
          'Open tabs',
          'Service fee',
          'Amount per cover',
          ...limits,
          'Allergy words',
        ],
      ],
      [
        'Menu and languages',
        [
          ...menuRows,
          'Discounted prices',
          'Price lock',
          'Recommendations',
          'Menu',
          'Imports',
          'Excel formats',
          'Menu Forms',
          'Marketing',
          'Recommendations',
        ],
      ],
      ['Tables, rooms and trays', ['Tray settings', 'Table setup', 'QR codes']],
      [
        'Requests and notifications',
        ['Confirm mail consent', 'Request times', 'Guest Services', 'Push notifications', 'Mailings'],
      ],
      ['Payments and POS', ['Online payment', 'POS', 'Payments']],
      ['Printing', ['Receipt printing only', 'Receipt layout', 'Printers']],
      ['Access', ['Passphrases', 'Ask for passphrases', 'Shared devices']],
      ['System', ['Jobs', 'Audit log', 'API keys', 'Webhooks']],
    ],
  ],
  [
    'manager',
    [
      ['Venue', ['Branding']],
      ['Ordering', ['Pause ordering', 'Open for orders', 'Late orders', ...limits, 'Allergy words']],
      ['Menu and languages', ['Imports', 'Menu Forms', 'Marketing', 'Recommendations']],
      ['Tables, rooms and trays', ['Tray settings', 'Table setup', 'QR codes']],
      ['Requests and notifications', ['Request times', 'Guest Services', 'Push notifications', 'Mailings']],
      ['Payments and POS', ['POS']],
      ['Printing', ['Receipt layout', 'Printers']],
      ['Access', ['Shared devices']],
      ['System', ['Audit log', 'Webhooks']],
    ],
  ],
  [
    'orderTaker',
    [
      ['Ordering', ['Pause ordering']],
      ['Menu and languages', ['Imports']],
      ['Printing', ['Printers']],
    ],
  ],
] as const)('shows the %s what they may set up, by task', async (role, tasks) => {
  await open({ role })

  expect(shownRows()).toEqual(tasks)
})

it('leads the manager of a venue that only prints receipts to no menu and no requests', async () => {
  await open({ role: 'manager', venue: aVenue({ isReciptPrintingOnly: true }) })

  expect(shownRows().map(([task]) => task)).toEqual([
    'Ordering',
    'Tables, rooms and trays',
    'Payments and POS',
    'Printing',
    'Access',
  ])
})

it('says in the row of pauses what is paused now', async () => {
  const until = '2999-03-04T19:30:00.000Z'
  const since = '2026-03-04T08:00:00.000Z'
  const pause = { menuId: null, menuName: null, since, until, pausedBy: 'Layla Haddad' }
  await open({ role: 'manager', venue: aVenue({ orderPauses: [pause] }) })

  expect(screen.getByRole('button', { name: /^Pause ordering/ }).textContent).toContain(
    'Ordering is paused until 23:30.',
  )
})

it('says in the row of pauses that nothing is paused', async () => {
  await open({ role: 'manager' })

  expect(screen.getByRole('button', { name: /^Pause ordering/ }).textContent).toContain('Not paused')
})

it('finds settings by their name and by their help, and says when there are none', async () => {
  const { user } = await open({ role: 'admin' })
  const field = screen.getByRole('searchbox', { name: 'Search settings' })

  await user.type(field, 'header')
  await waitFor(() => expect(shownRows()).toEqual([['Printing', ['Receipt layout']]]))
  await user.clear(field)
  await user.type(field, 'fee percent')
  await waitFor(() => expect(shownRows()).toEqual([['Ordering', ['Service fee']]]))
  await user.type(field, ' zebra')

  expect(await screen.findByText('No matching settings')).toBeDefined()
})

it('changes the settings of a task from the version that was shown', async () => {
  const { user, writes } = await open({ role: 'manager', venue: aVenue({ version: 4 }) })

  await user.click(screen.getByRole('button', { name: /^Orders a minute/ }))
  const pieces = await screen.findByRole('textbox', { name: 'Pieces of an item' })
  await user.clear(pieces)
  await user.type(pieces, '20')
  await user.click(screen.getByRole('switch', { name: 'Open for orders' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes).toMatchObject([{ piecesALine: 20, canReceiveOrder: false, version: 4 }])
  expect(Object.keys(writes[0]!)).not.toContain('serviceFee')
})

it.each([
  ['Pieces of an item', '', 'Enter a number.'],
  ['Pieces of an item', '0', 'Enter a number from 1 to 999.'],
  ['Late when ready after', '1441', 'Enter a number from 1 to 1440.'],
])('says at its field what is wrong with %s "%s", and sends nothing', async (label, text, problem) => {
  const { user, writes } = await open({ role: 'manager' })
  await user.click(screen.getByRole('button', { name: /^Pieces of an item/ }))
  const field = await screen.findByRole('textbox', { name: label })

  await user.clear(field)
  if (text) await user.type(field, text)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
  expect(writes).toEqual([])
})

it('keeps what was typed when a colleague was faster, and sends it with their version', async () => {
  const faster = aVenue({ version: 5, ordersAMinute: 9, updatedBy: 'Omar Siddiqui' })
  const { user, writes } = await open({ role: 'manager', venue: aVenue({ version: 4 }), faster })
  await user.click(screen.getByRole('button', { name: /^Pieces of an item/ }))
  const pieces = await screen.findByRole('textbox', { name: 'Pieces of an item' })
  await user.clear(pieces)
  await user.type(pieces, '20')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  const again = await screen.findByRole('button', { name: /Save/ })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Orders a minute' })).toHaveProperty('value', '9'))
  expect(screen.getByRole('textbox', { name: 'Pieces of an item' })).toHaveProperty('value', '20')
  if (screen.queryByRole('dialog')) await user.click(again)

  await waitFor(() => expect(writes.at(-1)).toMatchObject({ piecesALine: 20, ordersAMinute: 9, version: 5 }))
})

it('leads from its old addresses to the settings of the own venue', async () => {
  const { router } = await open({ role: 'manager', path: '/settings/venue' })

  expect(router.state.location.pathname).toBe('/restaurants/1/details')
})

function shownRows() {
  return within(screen.getByRole('main'))
    .getAllByRole('list')
    .map((list) => [
      list.closest('section')?.querySelector('h2')?.textContent,
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('[data-label]')?.textContent),
    ])
}

type Opened = { role: StaffRole; venue?: Venue; faster?: Venue; path?: string }

async function open({ role, venue = aVenue(), faster, path = '/restaurants/1/details' }: Opened) {
  const writes: (VenueChange & { version?: number })[] = []
  const own = venueDetailsFeature
  const others = featureList.filter(({ name }) => name !== own.name)
  const opened = await openPage({
    features: [own, ...others],
    path,
    routes: [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        children: own.routes,
      },
    ],
    user: aUser({ role }),
    answer: ({ method, service, id, body }) => {
      if (service !== 'restaurant') return []
      if (method === 'GET') return id ? venue : [venue]
      writes.push(body as VenueChange)
      if (faster && (body as Venue).version !== faster.version) {
        const data = { reason: 'staleVersion', requestId: 'r1', current: faster, changedBy: 'Omar Siddiqui' }
        return Response.json(
          { name: 'Conflict', className: 'conflict', code: 409, message: 'Stale', data },
          { status: 409 },
        )
      }
      return { ...(faster ?? venue), ...(body as object), version: (faster ?? venue).version + 1 }
    },
  })
  close = opened.close
  await screen.findByRole('heading', { level: 1 })
  await screen.findAllByRole('list')
  return { ...opened, writes }
}
