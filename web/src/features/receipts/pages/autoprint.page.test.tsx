import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aReceiptPrint } from '@brigade/domain/testing/receipts.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/receipts/pages/autoprint.page.tsx'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { registerTranslations } from '#kit/i18n/i18n.ts'
import { signOut } from '#kit/calls/session.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

type Call = { method: string; path: string; body: unknown }

const venue = aVenue({ id: 1, name: 'Citadel Coffee', isRestaurant: true, receiptLanguages: ['ku', 'en'] })
const orders = [
  anOrder({
    id: 7,
    table: 'Table 5',
    cart: [aCartLine({ name: { en: 'Tea', ku: 'چا' }, comment: 'no sugar' })],
  }),
]

let leave = async () => {}
let calls: Call[]
let printed: string[]
let failing: Set<string>
/** Calls that reach the server, but whose answer is lost. */
let unheard: Set<string>

beforeEach(() => {
  calls = []
  printed = []
  failing = new Set()
  unheard = new Set()
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('article')?.textContent ?? '')
    dispatchEvent(new Event('afterprint'))
  })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})

afterEach(() => leave())

async function open(search: string) {
  const close = vi.spyOn(window, 'close').mockReturnValue()
  registerTranslations('refusals', async () => ({ translations: {} }))
  const opened = await openPage({
    features: [receiptsFeature],
    path: `/autoprint${search}`,
    routes: receiptsFeature.bareRoutes,
    user: aUser({ role: 'manager', restaurantId: [1] }),
    answer,
  })
  leave = async () => {
    opened.unmount()
    await signOut()
    opened.close()
  }
  return { close }
}

function answer({ method, path, service, body }: PageCall): unknown {
  const called = `${method} ${path.replace('/v1/', '')}`
  if (service === 'restaurant') return venue
  calls.push({ method, path: path.replace('/v1/', ''), body })
  if (unheard.has(called)) throw new TypeError('Failed to fetch')
  if (failing.has(called)) {
    return Response.json(
      { name: 'NotFound', message: 'No order with id 7', code: 404, className: 'not-found' },
      { status: 404 },
    )
  }
  if (method === 'PATCH') return aReceiptPrint({ state: 'printed' })
  return { print: aReceiptPrint({ orderId: 7, restaurantId: 1, copy: 2, isDuplicate: true }), orders }
}

it('prints the receipt once in the languages of the venue, tells the server and closes', async () => {
  const { close } = await open('?oid=7&claim=a-claim')

  await waitFor(() => expect(close).toHaveBeenCalledOnce())

  expect(calls).toEqual([
    { method: 'POST', path: 'receipt-prints', body: { orderId: 7, what: 'receipt', claim: 'a-claim' } },
    { method: 'PATCH', path: 'receipt-prints/1', body: { state: 'printed' } },
  ])
  expect(printed).toHaveLength(1)
  for (const text of ['DUPLICATE', 'Citadel Coffee', '#7', 'Table 5', 'چا', 'Tea', 'no sugar', 'AED 35.20']) {
    expect(printed[0]).toContain(text)
  }
  expect(screen.getByRole('article').dir).toBe('rtl')
  expect(screen.getByText('چا')).toMatchObject({ dir: 'rtl', lang: 'ku' })
  expect(screen.getByText('Tea')).toMatchObject({ dir: 'ltr', lang: 'en' })
  expect(screen.getByRole('status').textContent).toContain('Printed')
})

it('prints a whole bill: all its orders, and what they come to', async () => {
  orders.push(anOrder({ id: 8, cart: [aCartLine({ name: { en: 'Soup' } })] }))
  const { close } = await open('?bill=3')

  await waitFor(() => expect(close).toHaveBeenCalledOnce())

  orders.pop()
  expect(calls[0]!.body).toEqual({ billId: 3, what: 'bill' })
  for (const text of ['#7, #8', 'Tea', 'Soup', 'AED 70.40']) expect(printed[0]).toContain(text)
})

it('prints no prices for the kitchen', async () => {
  const { close } = await open('?oid=7&what=kitchen')

  await waitFor(() => expect(close).toHaveBeenCalledOnce())

  expect(calls[0]!.body).toEqual({ orderId: 7, what: 'kitchen' })
})

it('prints nothing of an order that is not of this venue, and says so', async () => {
  failing.add('POST receipt-prints')

  await open('?oid=7')

  expect((await screen.findByRole('alert')).textContent).toContain('This address has no order or bill.')
  expect(printed).toEqual([])
})

it.each([
  '',
  '?oid=',
  '?oid=0',
  '?oid=-1',
  '?oid=7e1',
  '?oid=seven',
  '?oid=7&what=poster',
  '?bill=',
  '?bill=x',
  '?bill=3&oid=7',
])('asks the server for nothing by the address “%s”', async (search) => {
  await open(search)

  expect((await screen.findByRole('alert')).textContent).toContain('This address has no order or bill.')
  expect(calls).toEqual([])
  expect(printed).toEqual([])
})

it('says when the server can’t be told, and tells it by a press', async () => {
  failing.add('PATCH receipt-prints/1')
  const { close } = await open('?oid=7')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(close).not.toHaveBeenCalled()
  failing.clear()

  await userEvent.click(again)

  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(printed).toHaveLength(1)
})

it('tells the server again by itself until there is an answer, and prints once', async () => {
  unheard.add('PATCH receipt-prints/1')
  const { close } = await open('?oid=7')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(close).not.toHaveBeenCalled()

  unheard.clear()

  await waitFor(() => expect(close).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(printed).toHaveLength(1)
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { state: 'printed' } })
})

it('tells the server that nothing came out where there is no printing', async () => {
  vi.stubGlobal('print', () => {
    throw new Error('No printer')
  })
  await open('?oid=7')

  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { state: 'failed' } }))
  expect(await screen.findByText('This couldn’t be printed.')).toBeDefined()
})
