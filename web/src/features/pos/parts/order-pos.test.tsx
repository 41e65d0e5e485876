import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aPosting } from '@brigade/domain/testing/pos.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { startOrderPostings } from '#features/pos/order-postings.ts'
import { OrderPosOnCard, SendOnCard } from '#features/pos/parts/order-pos.tsx'
import { posFeature } from '#features/pos/pos.feature.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPart } from '#kit/testing/open-part.tsx'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

type Opening = {
  order?: Partial<Order>
  postings?: PosPosting[]
  /** Postings that boards do not fetch. */
  ofLongAgo?: PosPosting[]
  role?: StaffRole
  isPOSIntegrated?: boolean
  hasAddress?: boolean
  /** The time of the answer to a write; at once if it is omitted. */
  isAnswered?: Promise<void>
}

async function open({
  order = {},
  postings = [],
  ofLongAgo = postings,
  role = 'manager',
  isPOSIntegrated = true,
  hasAddress = true,
  isAnswered,
}: Opening) {
  const writes: unknown[] = []
  const address = { id: 1, endPointUrl: 'http://10.0.0.5/', openCheckUrl: '', commentItemId: '', isDefaultPos: true }
  const integratedPOSList = hasAddress ? [address] : []
  const shown = anOrder({ id: 41, status: 'inprogress', ...order })
  const opened = await openPart({
    features: [posFeature],
    user: aUser({ role }),
    start: async () => startOrderPostings(),
    element: (
      <VenueBookProvider>
        <OrderPosOnCard order={shown} />
        <SendOnCard order={shown} />
        <p>after it</p>
      </VenueBookProvider>
    ),
    answer: async ({ method, service, query, body }) => {
      if (service === 'restaurant') return aVenue({ isPOSIntegrated, integratedPOSList })
      if (method === 'POST') {
        writes.push(body)
        await isAnswered
        return { message: '', checkNumber: null, checkSeq: null, posting: aPosting({ state: 'posted' }) }
      }
      if (service !== 'pos-posting') return undefined
      return query.has('orderId') ? ofLongAgo : postings
    },
  })
  close = opened.close
  return { writes, user: opened.user }
}

it('says that an order is not at the point of sale, why, and sends it again', async () => {
  const { user, writes } = await open({ postings: [aPosting()] })

  expect(await screen.findByText('Not at the POS')).toBeDefined()
  expect(screen.getByText(/Kitchen closed/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send again: order #41' }))

  expect(writes).toEqual([{ orderId: 41, attempt: 1 }])
})

it('is sent once by two taps, though it fails at once and can be sent again', async () => {
  const { promise: isAnswered, resolve: answerNow } = Promise.withResolvers<void>()
  const { writes } = await open({ postings: [aPosting()], isAnswered })
  const button = await screen.findByRole('button', { name: 'Send again: order #41' })
  await placeAllTogether()
  stopTheClock()

  await act(async () => tapThere(button))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await act(async () => answerNow())
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await act(async () => applyNow(posPostingsPath, aPosting({ id: 2, attempt: 2, version: 1 })))
  await act(async () => tapThere(button))

  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(writes).toEqual([{ orderId: 41, attempt: 1 }])
})

it('is not sent while there is no line', async () => {
  const { user, writes } = await open({ postings: [aPosting()] })
  const button = await screen.findByRole('button', { name: 'Send again: order #41' })

  act(() => connection.set('offline'))
  await user.click(button)

  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(writes).toEqual([])
  act(() => connection.set('connecting'))
})

it('sends an order that was accepted and not sent yet', async () => {
  const { user, writes } = await open({})

  await user.click(await screen.findByRole('button', { name: 'Send to POS: order #41' }))

  expect(writes).toEqual([{ orderId: 41, attempt: 0 }])
})

it('says how an order stands that was tried longer ago than a day', async () => {
  const ofLongAgo = [aPosting({ attempt: 2 })]
  const { user, writes } = await open({ order: { postingAttempts: 2, postingTrouble: 'failed' }, ofLongAgo })

  expect(await screen.findByText('Not at the POS')).toBeDefined()
  expect(screen.getByText(/Kitchen closed/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send again: order #41' }))

  expect(writes).toEqual([{ orderId: 41, attempt: 2 }])
})

it('goes by the order itself where its attempts are forgotten, and asks first what may be there', async () => {
  const { user, writes } = await open({ order: { postingAttempts: 3, postingTrouble: 'uncertain' } })

  expect(await screen.findByText('At the POS?')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send again: order #41' }))

  expect(await screen.findByRole('alertdialog', { name: 'Is order #41 at the POS?' })).toBeDefined()
  expect(writes).toEqual([])
})

it('follows what is heard, and is not taken back by what is older', async () => {
  await open({ postings: [aPosting()] })
  await screen.findByText('Not at the POS')

  act(() => applyNow(posPostingsPath, aPosting({ id: 2, attempt: 2, state: 'running', reason: null, version: 2 })))
  expect(await screen.findByText('Sending to the POS')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => applyNow(posPostingsPath, aPosting({ version: 4 })))

  expect(screen.getByText('Sending to the POS')).toBeDefined()
})

it('shows the floor how it stands, and lets only those send it who may', async () => {
  await open({ postings: [aPosting({ state: 'uncertain', reason: 'noAnswer', message: null })], role: 'waiter' })

  expect(await screen.findByText('At the POS?')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers nothing more once the order is there', async () => {
  await open({ order: { postedToPOS: true }, postings: [aPosting({ state: 'posted', reason: null })] })

  expect(await screen.findByText('At the POS')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each<[string, Opening]>([
  ['where there is no point of sale', { isPOSIntegrated: false, postings: [aPosting()] }],
  ['where it has no address yet', { hasAddress: false, postings: [aPosting()] }],
  ['before the order is accepted', { order: { status: 'incoming' } }],
  ['to those who do not see it', { role: 'chief', postings: [aPosting()] }],
])('says nothing %s', async (_where, opening) => {
  await open(opening)

  expect(screen.getByText('after it').previousSibling).toBeNull()
})
