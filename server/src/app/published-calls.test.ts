import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServiceContract, serviceEvents } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { closePage } from '#features/payments/close-page.job.ts'
import { adminNotificationColumns } from '#features/notifications/admin-notification-columns.ts'
import { addPaymentEvent } from '#features/payments/payment-event-columns.ts'
import { posNotificationColumns } from '#features/pos/pos-columns.ts'
import { tableColumns } from '#features/tables/table-columns.ts'
import { jobColumns } from '#kit/jobs/job-columns.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { refundDue } from '#testing/refund-due.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { publishedBy } from '#testing/published-by.ts'

const verbs = { create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const
const at = noon.toISOString()
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const soup = { en: 'Soup of today', ar: 'شوربة اليوم' }

type Method = keyof typeof verbs
type Body = object | ((made: (path: string) => number) => object | Promise<object>)

/**
 * The calls that write, of services whose contract has events, in an order in which they succeed: a record is created,
 * then changed and removed. Bodies may name records that were made before. All other calls send the example of their
 * contract.
 */
const bodies: Record<`${Method} ${string}`, Body | undefined> = {
  'patch v1/restaurant': { isCheckPos: false },
  'patch v1/jobs': { state: 'waiting' },
  'create v1/menu': { restaurantId: 1, name: soup, ...always },
  'create v1/category': (made) => ({ menuId: made('v1/menu'), name: soup, ...always }),
  'create v1/items': (made) => ({
    menuId: made('v1/menu'),
    categoryId: made('v1/category'),
    name: soup,
    description: soup,
    price: 1,
    posItemId: '1',
    ...always,
  }),
  'create v1/condiments': (made) => ({ itemId: made('v1/items'), name: soup, price: 1, max: 2, posItemId: '1' }),
  'create v1/modifiers': (made) => ({
    itemId: made('v1/items'),
    groupName: soup,
    modifiersList: [{ name: soup, price: 1, posItemId: '1' }],
  }),
  'create v1/shared-modifiers': { restaurantId: 1, groupName: soup, modifiersList: [] },
  'create v1/shared-condiments': { restaurantId: 1, name: soup, price: 1, max: 2, posItemId: '1' },
  'create v1/menu-forms': (made) => ({ restaurantId: 1, menuId: made('v1/menu'), name: soup }),
  'create v1/menu-form-questions': async (made) => ({
    formId: made('v1/menu-forms'),
    question: soup,
    options: [{ itemId: await testServer.itemCalled('Shakshuka'), isIncluded: true }],
  }),
  'patch v1/menu-forms': { capacity: 8 },
  'patch v1/menu-form-questions': { max: 2 },
  'create v1/sort/menu-form-questions': { restaurantId: 1, formId: 1, ids: [2, 1] },
  'remove v1/menu-form-questions': undefined,
  'remove v1/menu-forms': undefined,
  'create v1/pre-orders': async () => ({
    formId: 1,
    day: '2026-03-05',
    slot: '07:00',
    guests: 1,
    tableId: 7,
    answers: [{ questionId: 1, options: [{ itemId: await testServer.itemCalled('Shakshuka'), quantity: 1 }] }],
  }),
  'patch v1/pre-orders': { slot: '07:30' },
  'remove v1/pre-orders': undefined,
  'patch v1/menu': { isActive: false },
  'patch v1/category': { name: { en: 'Warm', ar: 'دافئ' } },
  'patch v1/items': { price: 2 },
  'patch v1/condiments': { max: 4 },
  'patch v1/modifiers': { modifiersList: [] },
  'patch v1/shared-modifiers': { max: 2 },
  'patch v1/shared-condiments': { max: 4 },
  'create v1/bulkUpdateItems': (made) => ({
    restaurantId: 1,
    categoryId: made('v1/category'),
    fromMenuId: made('v1/menu'),
    toMenuId: 1,
  }),
  'create v1/sortOrder': async () => ({ kind: 'menus', parentId: 1, ids: (await idsOf('v1/menu')).toReversed() }),
  'create v1/sort/tables': async () => ({ restaurantId: 1, ids: (await idsOf('v1/table')).toReversed() }),
  'create v1/sort/guest-services': async () => ({
    restaurantId: 1,
    ids: (await idsOf('v1/guest-services')).toReversed(),
  }),
  'create v1/marketing': { restaurantId: 1, title: soup, items: [{ itemId: 1, percentage: 10 }] },
  'patch v1/marketing': { isActive: false },
  'create v1/sort/marketing': async () => {
    await testServer.request('POST', '/v1/marketing', {
      token: await testServer.signIn('admin@brigade.demo'),
      body: { restaurantId: 1, title: soup },
    })
    return { restaurantId: 1, ids: (await idsOf('v1/marketing')).toReversed() }
  },
  'remove v1/marketing': undefined,
  'create v1/recom-main-option': { restaurantId: 1, dialog: 'side', name: soup },
  'create v1/recom-sub-option': (made) => ({ mainOptionId: made('v1/recom-main-option'), name: soup }),
  'create v1/sub-option-heading': (made) => ({ mainOptionId: made('v1/recom-main-option'), name: soup }),
  'create v1/sort/recom-options': { restaurantId: 1, dialog: 'starter', ids: [2, 1] },
  'create v1/primary-heading': { restaurantId: 2, dialog: 'starter', name: soup },
  'patch v1/primary-heading': { name: { en: 'Warm', ar: 'دافئ' } },
  'patch v1/recom-main-option': { name: { en: 'Warm', ar: 'دافئ' } },
  'patch v1/recom-sub-option': { name: { en: 'Warm', ar: 'دافئ' } },
  'patch v1/sub-option-heading': { name: { en: 'Warm', ar: 'دافئ' } },
  'remove v1/primary-heading': undefined,
  'remove v1/sub-option-heading': undefined,
  'remove v1/recom-sub-option': undefined,
  'remove v1/recom-main-option': undefined,
  'remove v1/modifiers': undefined,
  'remove v1/shared-modifiers': undefined,
  'remove v1/shared-condiments': undefined,
  'remove v1/condiments': undefined,
  'create v1/bulkMenus': { list: [{ restaurantId: 1, name: { en: 'Night', ar: 'ليل' } }] },
  'create v1/bulkCategory': { list: [{ menuId: 1, name: { en: 'A', ar: 'ب' } }] },
  'create v1/bulkItems': { list: [{ id: 1, menuId: 1, price: 3 }] },
  'create v1/bulkCondiments': {
    list: [{ itemId: 1, name: { en: 'A', ar: 'ب' }, price: 1, max: 2, posItemId: '1' }],
  },
  'create v1/bulkModifiers': {
    list: [{ itemId: 1, groupName: soup, modifiersList: [{ name: soup, price: 1, posItemId: '1' }] }],
  },
  'create v1/bulkMenuFile': {
    restaurantId: 1,
    name: { en: 'Of a file', ar: 'من ملف' },
    categories: [{ name: { en: 'Grill', ar: 'مشاوي' } }],
  },
  'create v1/undoImport': (made) => ({ importId: made('v1/bulkModifiers') }),
  'remove v1/items': undefined,
  'remove v1/category': undefined,
  'remove v1/menu': undefined,
  'create v1/order': async () => ({
    tableId: 7,
    cart: [{ itemId: await testServer.itemCalled('Wild Mushroom Risotto'), itemQty: 1 }],
  }),
  'patch v1/order': { covers: 4 },
  'create v1/printers': { restaurantId: 1, name: 'Grill', host: '192.0.2.1', receipts: 'onRequest' },
  'patch v1/printers': { name: 'Bar' },
  'patch v1/print-jobs': { state: 'withdrawn' },
  'remove v1/printers': undefined,
  'create v1/trayqrs': { restaurantId: 1, serialContent: 'HARBOUR-9-999', type: 'trolly' },
  'create v1/tray-out': { trayOutQR: 'HARBOUR-9-999', tableId: 7 },
  'patch v1/tray-out': { status: 'expired' },
  'remove v1/trayqrs': undefined,
  'create v1/webhooks': { restaurantId: 1, name: 'Loyalty', url: 'https://example.com/', topics: ['orders'] },
  'patch v1/webhooks': { name: 'Kiosk' },
  'create v1/mailings': {
    restaurantId: 1,
    title: 'Spring',
    language: 'en',
    messages: {},
    segment: { venueIds: [], languages: [], visitedFrom: null, visitedTo: null, spentAtLeast: null },
  },
  'patch v1/mailings': { title: 'Cakes' },
  'remove v1/mailings': undefined,
  'create v1/waiter': { requestType: 'talk' },
  'patch v1/waiter': { status: 'completed' },
}

/** Calls that change nothing: this one asks for what the caller has just edited. */
const reads = ['create v1/admin-notifications']

const writing = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  serviceEvents.some((event) => contract.events?.[event])
    ? (['create', 'patch', 'remove'] as const).flatMap((method) =>
        contract[method] ? [{ call: `${method} ${path}` as const, method, example: contract[method].example }] : [],
      )
    : [],
)
const byExample = writing.filter(({ call }) => !(call in bodies) && !reads.includes(call))
const calls = [...Object.entries(bodies), ...byExample.map(({ call, example }) => [call, example] as const)]

let testServer: TestServer
const ids = new Map<string, number>([
  ['v1/restaurant', 1],
  ['v1/guest-services', 1],
  ['v1/draft/branding', 1],
])

beforeAll(async () => {
  testServer = await startTestServer()
  for (const [path, add] of Object.entries(prepared)) ids.set(path, (await testServer.db.write(add)).id)
})

afterAll(() => testServer.close())

it('knows a call of each method of each service that publishes events', () => {
  const known = new Set<string>(writing.map(({ call }) => call))

  expect(Object.keys(bodies).filter((call) => !known.has(call))).toEqual([])
  expect(byExample.filter(({ method, example }) => method !== 'remove' && !example)).toEqual([])
})

it.each(calls)('%s publishes what it changed', async (call, body) => {
  const [method, path] = call.split(' ') as [Method, string]
  if (call === 'patch v1/print-jobs') await print()
  const token = await tokenFor(call, path)
  const sent = typeof body === 'function' ? await body(made) : body
  const address = method === 'create' ? `/${path}` : `/${path}/${made(path)}`
  let answer: { status: number; body: { id?: number; importId?: number } } | undefined

  const told = await publishedBy(testServer.app, async () => {
    answer = await testServer.request(verbs[method], address, { token, ...(sent && { body: sent }) })
  })

  expect(answer, JSON.stringify(answer?.body)).toMatchObject({
    status: method === 'create' ? expect.toBeOneOf([200, 201]) : 200,
  })
  const id = answer!.body.id ?? answer!.body.importId
  if (method === 'create' && id !== undefined) ids.set(path, id)
  expect(told.filter((event) => event.path === path)).not.toEqual([])
})

function made(path: string): number {
  const id = ids.get(path)
  if (id === undefined) throw new Error(`Nothing was made at ${path}`)
  return id
}

/** The services that the venue's manager calls. */
const ofTheVenue = ['v1/order', 'v1/pre-orders', 'v1/pos-notifications', 'v1/payment-event', 'v1/tray-out']

async function tokenFor(call: string, path: string): Promise<string> {
  if (call === 'create v1/waiter') return (await testServer.guestAt('Room 204')).token
  return ofTheVenue.includes(path) ? testServer.signIn('manager@hotel.demo') : admin()
}

function admin(): Promise<string> {
  return testServer.signIn('admin@brigade.demo')
}

async function idsOf(path: string): Promise<number[]> {
  const address = `/${path}?restaurantId=1&skipPaginate=true`
  const { body } = await testServer.request<{ id: number }[]>('GET', address, { token: await admin() })
  return body.map(({ id }) => id)
}

/** Queues a receipt for the printer. */
async function print(): Promise<void> {
  const body = { orderId: made('v1/order'), what: 'receipt', printerId: made('v1/printers') }
  const answer = await testServer.request<{ jobs: { id: number }[] }>('POST', '/v1/print', {
    token: await testServer.signIn('manager@hotel.demo'),
    body,
  })
  ids.set('v1/print-jobs', answer.body.jobs[0]!.id)
}

/** Records that no call creates. */
const prepared: Record<string, () => Transaction<{ id: number }>> = {
  'v1/table': () => tableColumns.insert({ restaurantId: 1, name: 'Cabana', index: 99, token: 'cabana' }),
  'v1/jobs': () =>
    jobColumns.insert({
      kind: closePage.kind,
      restaurantId: 1,
      state: 'failed',
      runAt: at,
      createdAt: at,
      updatedAt: at,
      payload: { id: 1 },
      uniqueKey: null,
    }),
  'v1/admin-notifications': () =>
    adminNotificationColumns.insert({
      restaurantId: 1,
      title: 'Edited',
      message: 'Edited',
      type: 'info',
      action: 'updated',
      entity: 'menu',
      entityName: 'Soup',
      restaurantName: 'Harbour',
      editorProfile: { fname: 'Layla', lname: 'Haddad' },
      entityUpdateDeleteTime: at,
      editorId: null,
    }),
  'v1/pos-notifications': () =>
    posNotificationColumns.insert({
      restaurantId: 1,
      type: 'success',
      reason: 'posted',
      title: 'Posted',
      message: 'Posted',
      orderId: 1,
      createdAt: at,
    }),
  'v1/payment-event': () => addPaymentEvent(refundDue(at), 'AED'),
}
