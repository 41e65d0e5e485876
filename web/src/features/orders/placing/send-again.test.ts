import type { Order, PatchOrder, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { addLine, changeLine } from '@brigade/domain/orders/orders.draft.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'

const tea = { itemId: 2, name: { en: 'Tea' }, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }
const body: PlaceOrder = { tableId: 7, cart: [{ itemId: 2, itemQty: 1 }] }
const standing = anOrder({ id: 66 })

/** What the server has done, by key: it does each once, and answers it as often as it is asked. */
let done: Map<string, Order>
let asked: string[]
/** Whether answers reach the browser. */
let isHeard: boolean
/** Who signs in. */
let who: StaffUser

beforeEach(() => {
  done = new Map()
  asked = []
  isHeard = false
  who = aUser({ role: 'waiter' })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body: text }: RequestInit) => {
    if (method === 'POST' && address === '/v1/authentication') {
      return Response.json({ accessToken: 'a-token', user: who })
    }
    if (method === 'POST' || method === 'PATCH') {
      const { idempotencyKey = '' }: PlaceOrder | PatchOrder = JSON.parse(text as string)
      asked.push(idempotencyKey)
      if (!done.has(idempotencyKey)) done.set(idempotencyKey, anOrder({ id: 900 + done.size }))
      if (!isHeard) throw new TypeError('no network')
      return Response.json(done.get(idempotencyKey))
    }
    if (address === '/v1/userdata') return Response.json(who)
    return Response.json(address.startsWith('/v1/restaurant') ? aVenue({ isRestaurant: true }) : [])
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** A page that was just loaded, with what its shell starts for somebody who is signed in. */
async function aPage() {
  vi.resetModules()
  const [{ placingFeature }, { registerWords, loadWords }, session, kept, sending, line, { onToolFinished }] =
    await Promise.all([
      import('#features/orders/placing/placing.feature.tsx'),
      import('#kit/i18n.ts'),
      import('#kit/session.ts'),
      import('#features/orders/placing/kept-order.ts'),
      import('#features/orders/placing/send-order.ts'),
      import('#kit/connection.ts'),
      import('#kit/finished-tools.ts'),
    ])
  registerWords('placing', placingFeature.words)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('placing', 'ui')
  if (localStorage.length === 0) await session.signIn({ email: 'waiter@restaurant.demo', password: 'brigade-demo' })
  else await session.loadSession()
  line.connection.set('online')
  return { kept, sending, line, session, onToolFinished, start: placingFeature.startLive! }
}

/** Places an order whose answer is lost, with nobody looking at the form any more. */
async function placeAndLose(page: Awaited<ReturnType<typeof aPage>>): Promise<void> {
  page.kept.takeUpOrders(aUser().id)
  page.kept.changeDraft(null, (draft) => addLine(draft, tea))
  await page.sending.sendOrder('new', { kind: 'place', body })
}

it('is placed once where its screen was closed, and whoever ordered is told', async () => {
  const page = await aPage()
  await placeAndLose(page)
  page.line.connection.set('offline')
  isHeard = true

  page.line.connection.set('online')

  await vi.waitFor(() => expect(page.kept.keptOrder('new')).toBeUndefined())
  expect([done.size, asked.length, new Set(asked).size]).toEqual([1, 2, 1])
  expect(await toldOnPage()).toEqual(['Auto accepted staff order successfully!'])
})

it('is placed once where the page was loaded again, and whoever ordered is told', async () => {
  await placeAndLose(await aPage())
  isHeard = true

  const page = await aPage()
  const finished: object[] = []
  page.onToolFinished((address) => finished.push(address))
  await page.start()

  await vi.waitFor(() => expect(page.kept.keptOrder('new')).toBeUndefined())
  await vi.waitFor(() => expect(finished).toEqual([{ tool: 'newOrder' }]))
  expect([done.size, asked.length, new Set(asked).size]).toEqual([1, 2, 1])
  expect(await toldOnPage()).toEqual(['Auto accepted staff order successfully!'])
})

it('is told to be refused where the form is closed, and is there to be changed', async () => {
  await placeAndLose(await aPage())
  const page = await aPage()
  const refused = { name: 'Unprocessable', message: 'This item is sold out.', code: 422, className: 'unprocessable' }
  const answers = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) =>
    address === '/v1/order' ? Response.json({ ...refused, data: {} }, { status: 422 }) : answers(address, request),
  )

  await page.start()

  await vi.waitFor(() => expect(page.kept.keptOrder('new')).toMatchObject({ sent: null, draft: { lines: [tea] } }))
  expect(await toldOnPage()).toEqual(['The new order was not placed. This item is sold out.'])
})

it('is changed once where the page was loaded again', async () => {
  const before = await aPage()
  before.kept.takeUpOrders(aUser().id)
  before.kept.changeDraft(standing, (draft) => changeLine(draft, 1, { itemQty: 3 }))
  await before.sending.sendOrder('order 66', { kind: 'change', id: 66, body: { version: 1 } })
  isHeard = true

  const page = await aPage()
  await page.start()

  await vi.waitFor(() => expect(page.kept.keptOrder('order 66')).toBeUndefined())
  expect([done.size, asked.length, new Set(asked).size]).toEqual([1, 2, 1])
  expect(await toldOnPage()).toEqual(['order updated successfully!'])
})

it('is left to people after a quarter of an hour, and sent once when one wants it', async () => {
  await placeAndLose(await aPage())
  isHeard = true
  const long = 16 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + long)

  const page = await aPage()
  await page.start()

  expect(asked).toHaveLength(1)
  expect(await toldOnPage()).toEqual([expect.stringMatching(/^An order that you sent long ago/)])

  await page.sending.sendAgain('new')

  expect([done.size, asked.length, new Set(asked).size]).toEqual([1, 2, 1])
  expect(page.kept.keptOrder('new')).toBeUndefined()
})

it('is not sent by somebody else who signs in at the same device', async () => {
  const page = await aPage()
  await placeAndLose(page)
  page.line.connection.set('offline')
  isHeard = true
  who = aUser({ id: 99, role: 'waiter' })
  await page.session.signIn({ email: 'other@restaurant.demo', password: 'brigade-demo' })

  page.line.connection.set('online')
  // What that has begun is over before anything that is asked for later.
  await page.session.loadSession()
  await new Promise((resolve) => setImmediate(resolve))

  expect(asked).toHaveLength(1)
})

/** What the page that was loaded last says. */
async function toldOnPage(): Promise<string[]> {
  const { useToasts } = await import('#kit/toasts.ts')
  return renderHook(() => useToasts()).result.current.map(({ text }) => text)
}
