import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPosNotification, aPosting } from '@brigade/domain/testing/pos.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { PosAddress } from '@brigade/domain/pos/pos.addresses.ts'
import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/pos/pages/pos.page.tsx'
import { posFeature } from '#features/pos/pos.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { openPage } from '#kit/testing/open-page.tsx'

type Write = { method: string; path: string; body: Record<string, unknown> }

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const address: PosAddress = {
  id: 1,
  endPointUrl: 'http://10.0.0.5/orders',
  openCheckUrl: '',
  commentItemId: '900',
  isDefaultPos: true,
}

const posted = { type: 'success', reason: 'posted', message: 'Taken Check 4041.' } as const

type Opening = {
  path: string
  role?: StaffRole
  postings?: PosPosting[]
  notices?: PosNotification[]
  answer?: (write: Write) => Response | undefined
}

async function open({ path, role = 'manager', postings = [], notices = [], answer = () => undefined }: Opening) {
  const writes: Write[] = []
  let venue: Venue = aVenue({ isPOSIntegrated: true, integratedPOSList: [address] })
  const opened = await openPage({
    features: [posFeature, venuesFeature],
    path,
    user: aUser({ role }),
    answer({ method, path: asked, service, id, query, body = {} }) {
      if (method !== 'GET') {
        const write = { method, path: asked, body: body as Write['body'] }
        writes.push(write)
        const special = answer(write)
        if (special) return special
        venue = { ...venue, ...write.body, version: venue.version + 1 }
        return venue
      }
      if (service === 'restaurant') return id ? venue : [venue]
      if (service === 'pos-notifications') {
        const type = query.get('type')
        return aPage(notices.filter((each) => type === null || each.type === type))
      }
      return service === 'pos-posting' ? aPage(postings) : []
    },
  })
  close = opened.close
  return { writes, user: opened.user }
}

function aPage(data: readonly object[]) {
  return { total: data.length, limit: 20, skip: 0, data }
}

it('says why an order is not at the point of sale, and sends it again', async () => {
  const { user, writes } = await open({ path: '/pos', postings: [aPosting()] })

  expect(await screen.findByText(/Bad Request! .*Kitchen closed/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send again: order #41' }))

  expect(writes).toEqual([{ method: 'POST', path: '/v1/postToPos', body: { orderId: 41, attempt: 1 } }])
})

it('asks first what was seen there, where nobody knows whether it arrived', async () => {
  const { user, writes } = await open({
    path: '/pos',
    postings: [aPosting({ state: 'uncertain', reason: 'noAnswer', attempt: 2 })],
  })

  const button = await screen.findByRole('button', { name: 'Send again: order #41' })
  fireEvent.pointerDown(button)
  fireEvent.click(button)
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/charged twice/)).toBeDefined()
  const send = within(question).getByRole('button', { name: 'Send anyway' })
  // The tap that opened the question is not over yet.
  fireEvent.click(send)
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(writes).toEqual([])
  fireEvent.pointerUp(button)
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
  await user.click(send)

  expect(writes).toEqual([
    { method: 'POST', path: '/v1/postToPos', body: { orderId: 41, attempt: 2, mayArriveTwice: true } },
  ])
})

it('offers only the last attempt of an order, and nothing of what is there', async () => {
  await open({
    path: '/pos',
    postings: [aPosting({ id: 2, attempt: 2, state: 'posted', reason: null, checkNumber: '1001' }), aPosting()],
  })

  expect(await screen.findByText('Check 1001')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Send order/ })).toBeNull()
})

it('writes a further address, beside the others, and takes over what is the default', async () => {
  const { user, writes } = await open({ path: '/pos?part=setup', role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Add address' }))

  const field = await screen.findByRole('textbox', { name: /Address for orders/ })
  await user.type(field, 'pos')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a web address that starts with http:// or https://.')).toBeDefined()
  expect(writes).toEqual([])
  await user.clear(field)
  await user.type(field, 'http://10.0.0.6/orders')
  await user.click(screen.getByRole('switch', { name: /Default address/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await expect.poll(() => writes).toHaveLength(1)
  expect(writes[0]).toEqual({
    method: 'PATCH',
    path: '/v1/restaurant/1',
    body: {
      version: 1,
      integratedPOSList: [
        { ...address, isDefaultPos: false },
        { id: 2, endPointUrl: 'http://10.0.0.6/orders', openCheckUrl: '', commentItemId: '', isDefaultPos: true },
      ],
    },
  })
  expect(await screen.findByText('http://10.0.0.6/orders')).toBeDefined()
})

it('leaves addresses to the administrator, and lets the manager test them', async () => {
  const { user, writes } = await open({
    path: '/pos?part=setup',
    answer: () =>
      Response.json({
        endPoint: { url: address.endPointUrl, reach: 'unreachable', status: null, failure: 'serverFault', tookMs: 3 },
        openCheck: null,
      }),
  })

  await user.click(await screen.findByRole('button', { name: `Test ${address.endPointUrl}` }))

  expect(await screen.findByText('Not reachable')).toBeDefined()
  expect(screen.getByText('The server couldn’t make the call. Check the server log.')).toBeDefined()
  expect(writes).toEqual([{ method: 'POST', path: '/v1/pos-test', body: { restaurantId: 1, addressId: 1 } }])
  for (const name of [/Add address/, /Delete/, /^Edit http/]) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('asks a point of sale once, however often a finger taps', async () => {
  const { writes } = await open({
    path: '/pos?part=setup',
    answer: () =>
      Response.json({
        endPoint: { url: address.endPointUrl, reach: 'answered', status: 204, failure: null, tookMs: 3 },
        openCheck: null,
      }),
  })
  const button = await screen.findByRole('button', { name: `Test ${address.endPointUrl}` })
  await placeAllTogether()
  stopTheClock()

  tapThere(button)
  await screen.findByText('Responded with 204 in 3 ms')
  tapThere(button)
  tapThere(button)

  expect(writes).toHaveLength(1)
})

it('changes how the point of sale is used: the manager does not connect it', async () => {
  const { user, writes } = await open({ path: '/pos?part=setup' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))

  await user.click(await screen.findByRole('switch', { name: /automatically when accepted/ }))
  expect(screen.queryByRole('switch', { name: /Connected/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await expect.poll(() => writes).toHaveLength(1)
  expect(writes[0]!.body).toEqual({
    isAutoPostingToPOS: true,
    isCheckPos: false,
    tenderMedia: { cash: '1', room: '2', card: '3', none: '4' },
    version: 1,
  })
})

it('lists what came of postings, successes too, and counts away what is looked at', async () => {
  const notices = [
    aPosNotification({ id: 8, ...posted, orderId: 42, isCountActive: true }),
    aPosNotification({ id: 7 }),
  ]
  const { writes } = await open({ path: '/pos?part=notices', notices })

  expect(await screen.findByRole('link', { name: 'Order #42 is at the POS' })).toBeDefined()
  expect(screen.getByText(/Taken\W+Check 4041\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Order #41 isn’t at the POS' })).toBeDefined()
  await waitFor(() =>
    expect(writes).toEqual([{ method: 'POST', path: '/v1/markAllPosNotiAsRead', body: { restaurantId: 1, upTo: 8 } }]),
  )
})

it('counts nothing away that was counted away before', async () => {
  const { writes, user } = await open({
    path: '/pos?part=notices',
    notices: [aPosNotification(), aPosNotification({ id: 2, ...posted })],
  })
  await screen.findByText(/Taken\W+Check 4041\./)

  await user.click(screen.getByRole('button', { name: 'Needs attention' }))
  await waitFor(() => expect(screen.queryByText(/Taken\W+Check 4041\./)).toBeNull())

  expect(writes).toEqual([])
})

it('deletes one notification, or all that were read, once it was asked', async () => {
  const { writes, user } = await open({ path: '/pos?part=notices', notices: [aPosNotification({ id: 9 })] })
  const act = async (opener: string) => {
    await user.click(await screen.findByRole('button', { name: opener }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }

  await act('Delete the notification of order #41')
  await act('Delete read notifications')

  expect(writes).toEqual([
    { method: 'DELETE', path: '/v1/pos-notifications/9', body: {} },
    { method: 'POST', path: '/v1/removeReadPosNoti', body: { restaurantId: 1, upTo: 9 } },
  ])
})

it('tells those who do not post of no notifications', async () => {
  await open({ path: '/pos?part=notices', role: 'admin', notices: [aPosNotification()] })

  expect(await screen.findByRole('button', { name: 'Postings', current: 'page' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
})
