import type { Order, PatchOrder, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { addLine, changeLine } from '@brigade/domain/orders/orders.draft.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const tea = { itemId: 2, name: { en: 'Tea' }, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }
const body: PlaceOrder = { tableId: 7, cart: [{ itemId: 2, itemQty: 1 }] }
const standing = anOrder({ id: 66 })

/** The requests that the server has done, by key: it does each once, and repeats its answer. */
let done: Map<string, Order>
let asked: string[]
/** The body of each key: the server refuses another body with the same key. */
let texts: Map<string, string>
/** True if answers reach the browser. */
let isHeard: boolean
/** The user who signs in. */
let who: StaffUser
let leavePage = () => {}

beforeEach(() => {
  done = new Map()
  asked = []
  texts = new Map()
  isHeard = false
  who = aUser({ role: 'waiter' })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body: text }: RequestInit) => {
    if (method === 'POST' && address === '/v1/authentication') {
      return Response.json({ accessToken: 'a-token', user: who })
    }
    if (method === 'POST' || method === 'PATCH') {
      const { idempotencyKey = '' }: PlaceOrder | PatchOrder = JSON.parse(text as string)
      asked.push(idempotencyKey)
      if ((texts.get(idempotencyKey) ?? text) !== text) {
        const data = { reason: 'keyTaken' }
        return Response.json({ name: 'Unprocessable', message: 'Another body', code: 422, data }, { status: 422 })
      }
      texts.set(idempotencyKey, text as string)
      if (!done.has(idempotencyKey)) done.set(idempotencyKey, anOrder({ id: 900 + done.size }))
      if (!isHeard) throw new TypeError('no network')
      return Response.json(done.get(idempotencyKey))
    }
    if (address === '/v1/userdata') return Response.json(who)
    return Response.json(address.startsWith('/v1/restaurant') ? aVenue({ isRestaurant: true }) : [])
  })
})

afterEach(() => {
  leavePage()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** Loads a page anew, with everything that its shell starts for a signed-in user. */
async function aPage() {
  leavePage()
  vi.resetModules()
  const [{ placingFeature }, { registerTranslations, loadTranslations }, session, outbox, line, { onToolFinished }] =
    await Promise.all([
      import('#features/orders/placing/placing.feature.tsx'),
      import('#kit/i18n/i18n.ts'),
      import('#kit/calls/session.ts'),
      import('#kit/outbox/outbox.ts'),
      import('#kit/live/connection.ts'),
      import('#kit/features/finished-tools.ts'),
    ])
  registerTranslations('placing', placingFeature.translations)
  await loadUiWords()
  await loadTranslations('placing')
  if (localStorage.length === 0) await session.signIn({ email: 'waiter@restaurant.demo', password: 'brigade-demo' })
  else await session.loadSession()
  line.connection.set('online')
  leavePage = () => line.connection.set('offline')
  const kept = await import('#features/orders/placing/kept-order.ts')
  const openForm = () => import('#features/orders/placing/send-order.ts')
  return { kept, openForm, outbox, line, session, onToolFinished, start: placingFeature.startLive! }
}

/** Places an order and loses its answer, after its form was closed. */
async function placeAndLose(page: Awaited<ReturnType<typeof aPage>>): Promise<void> {
  page.kept.changeDraft(null, (draft) => addLine(draft, tea))
  await (await page.openForm()).sendOrder('new order', { kind: 'place', body })
}

it('is placed once where its screen was closed, and whoever ordered is told', async () => {
  const page = await aPage()
  await placeAndLose(page)
  page.line.connection.set('offline')
  isHeard = true

  page.line.connection.set('online')

  await vi.waitFor(() => expect(page.kept.keptOrder('new order')).toBeUndefined())
  expect([done.size, new Set(asked).size]).toEqual([1, 1])
  expect(await toldOnPage()).toEqual(['Auto accepted staff order successfully!'])
})

it('is placed once where the page was loaded again, and whoever ordered is told', async () => {
  await placeAndLose(await aPage())
  isHeard = true

  const page = await aPage()
  const finished: object[] = []
  page.onToolFinished((address) => finished.push(address))
  await page.start()

  await vi.waitFor(() => expect(page.kept.keptOrder('new order')).toBeUndefined())
  await vi.waitFor(() => expect(finished).toEqual([{ tool: 'newOrder' }]))
  expect([done.size, new Set(asked).size]).toEqual([1, 1])
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

  await vi.waitFor(() => expect(page.kept.keptOrder('new order')).toMatchObject({ draft: { lines: [tea] } }))
  await vi.waitFor(() => expect(page.outbox.unfinishedSentences()).toEqual([]))
  expect(await toldOnPage()).toEqual(['The new order wasn’t placed. This item is sold out.'])
})

it('is changed once where the page was loaded again', async () => {
  const before = await aPage()
  before.kept.changeDraft(standing, (draft) => changeLine(draft, 1, { itemQty: 3 }))
  await (await before.openForm()).sendOrder('order 66', { kind: 'change', id: 66, body: { version: 1 } })
  isHeard = true

  const page = await aPage()
  await page.start()

  await vi.waitFor(() => expect(page.kept.keptOrder('order 66')).toBeUndefined())
  expect([done.size, new Set(asked).size]).toEqual([1, 1])
  expect(await toldOnPage()).toEqual(['order updated successfully!'])
})

it('is left to people after a quarter of an hour, and sent once when one wants it', async () => {
  await placeAndLose(await aPage())
  const { length } = asked
  isHeard = true
  const long = 16 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + long)

  const page = await aPage()
  await page.start()

  expect(asked).toHaveLength(length)
  expect(await toldOnPage()).toEqual([expect.stringMatching(/^An earlier order was never confirmed/)])

  await page.outbox.askAgain('new order')

  expect([done.size, new Set(asked).size]).toEqual([1, 1])
  expect(page.kept.keptOrder('new order')).toBeUndefined()
})

it('is not sent by somebody else who signs in at the same device', async () => {
  const page = await aPage()
  await placeAndLose(page)
  page.line.connection.set('offline')
  const { length } = asked
  isHeard = true
  who = aUser({ id: 99, role: 'waiter' })
  await page.session.signIn({ email: 'other@restaurant.demo', password: 'brigade-demo' })

  page.line.connection.set('online')
  // Waits until everything that this started is over, so later requests are not confused with it.
  await page.session.loadSession()
  await page.outbox.sendUnfinished()

  expect(asked).toHaveLength(length)
})

/** Returns the messages on the page that was loaded last. */
async function toldOnPage(): Promise<string[]> {
  const { toastTexts } = await import('#kit/testing/toast-texts.ts')
  return toastTexts()
}
