import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import type { ServiceContract } from '@brigade/domain/access/contract.ts'
import { authenticationPath } from '@brigade/domain/auth/auth.api.ts'
import type { NewRecoveryCodes } from '@brigade/domain/auth/second-factor.schema.ts'
import { services } from '@brigade/domain/services.ts'
import { mailingColumns } from '#features/mailing/mailing-columns.ts'
import { suggestionColumns } from '#features/recommendations/suggestion-columns.ts'
import { addPaymentEvent } from '#features/payments/payment-event-columns.ts'
import { demoPassword } from '#seeds/accounts.ts'
import { beginFactorOf, codeAt, setUpFactorOf } from '#testing/authenticator.ts'
import { notAudited } from '#testing/not-audited.ts'
import { refundDue } from '#testing/refund-due.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'

type Body = object | (() => object | Promise<object>)

const verbs = { create: 'POST', patch: 'PATCH', remove: 'DELETE' } as const
const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }
const soup = { en: 'Soup of today', ar: 'شوربة اليوم' }
const range = { $gt: '2026-02-01T00:00:00.000Z', $lt: '2026-03-05T00:00:00.000Z' }
const ids = new Map<string, number>()

/**
 * The calls that are in the audit log, in an order in which they succeed: a record is created, then changed and removed. Calls of other
 * services send the example of their contract.
 */
const bodies: Record<string, Body | undefined> = {
  'create v1/authentication': { strategy: 'local', email: 'chief@hotel.demo', password: 'brigade-demo' },
  'remove v1/authentication': undefined,
  'patch v1/users': { fname: 'Layal' },
  'create v1/password': { currentPassword: 'brigade-demo', newPassword: 'another password' },
  'patch v1/restaurant': { isAutoPostingToPOS: true },
  'create v1/restaurant': { name: 'Palm House', currency: 'AED', timeZone: 'Asia/Dubai', isRestaurant: true },
  'create v1/archive/restaurant': () => ({ id: made('v1/restaurant created'), isArchived: true }),
  'create v1/staff': {
    email: 'new@hotel.demo',
    fname: 'Noor',
    lname: 'Aziz',
    role: 'waiter',
    restaurantId: [1],
  },
  'create v1/staff/link': () => ({ id: made('v1/staff') }),
  'patch v1/staff': { fname: 'Nour' },
  'remove v1/staff': undefined,
  'create v1/end/session': async () => ({ id: await sessionOf('waiter@hotel.demo') }),
  'create v1/use/link': async () => ({ token: await linkOf('Kim'), password: 'a password of mine' }),
  'create v1/confirm/second-factor': async () => {
    const begun = await beginFactorOf(testServer, { token: admin, at: noon })
    secret = begun.secret
    return begun.confirmation
  },
  // Each code works once; that of the next half minute is accepted already.
  'create v1/renew/recovery-codes': () => ({ code: codeAt(secret, new Date(noon.getTime() + 30_000)) }),
  'create v1/end/second-factor': () => ({ currentPassword: demoPassword, code: recoveryCode }),
  'create v1/remove/second-factor': async () => {
    const token = await testServer.signIn('finance@hotel.demo')
    await setUpFactorOf(testServer, { token, at: noon })
    return { id: ((await ask('GET', '/v1/userdata', undefined, token)) as { id: number }).id }
  },
  'create v1/shared-devices': { restaurantId: 1, name: 'Bar tablet' },
  'create v1/own-pin': { pin: '4821', currentPassword: 'another password' },
  'create v1/use/pin': async () => ({ token: await tokenOfDevice(), userId: made('v1/pins'), pin: '4821' }),
  'patch v1/shared-devices': { name: 'Terrace tablet' },
  'remove v1/shared-devices': undefined,
  'remove v1/pins': undefined,
  'patch v1/passphrase': { categoryMove: 'green olives' },
  'create v1/add/tables': { restaurantId: 1, tables: [{ name: 'Cabana 1' }] },
  'create v1/renew/table': () => ({ id: made('v1/table') }),
  'patch v1/table': { area: 'Pool' },
  'create v1/sort/tables': async () => ({ restaurantId: 1, ids: (await idsOf('v1/table')).toReversed() }),
  'remove v1/table': undefined,
  'create v1/guest-services': { restaurantId: 1, label: { en: 'Newspaper' }, icon: 'bell', dueMinutes: 15 },
  'patch v1/guest-services': { isActive: false },
  'create v1/sort/guest-services': async () => ({
    restaurantId: 1,
    ids: (await idsOf('v1/guest-services')).toReversed(),
  }),
  'remove v1/guest-services': undefined,
  'create v1/marketing': { restaurantId: 1, title: soup },
  'patch v1/marketing': { isActive: false },
  'create v1/sort/marketing': async () => {
    await testServer.request('POST', '/v1/marketing', { token: admin, body: { restaurantId: 1, title: soup } })
    return { restaurantId: 1, ids: (await idsOf('v1/marketing')).toReversed() }
  },
  'remove v1/marketing': undefined,
  'create v1/recom-main-option': { restaurantId: 1, dialog: 'side', name: soup },
  'create v1/recom-sub-option': () => ({ mainOptionId: made('v1/recom-main-option'), name: soup }),
  'create v1/sub-option-heading': () => ({ mainOptionId: made('v1/recom-main-option'), name: soup }),
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
  'create v1/decide/recommendation-suggestion': async () => ({ id: await suggestionOf(1), decision: 'dismiss' }),
  'create v1/notifications': undefined,
  'patch v1/notifications': { title: 'Spa' },
  'remove v1/notifications': undefined,
  'create v1/menu': { restaurantId: 1, name: soup, ...always },
  'create v1/category': () => ({ menuId: made('v1/menu'), name: soup, ...always }),
  'create v1/items': () => ({
    menuId: made('v1/menu'),
    categoryId: made('v1/category'),
    name: soup,
    description: soup,
    price: 1,
    posItemId: '1',
    ...always,
  }),
  'create v1/condiments': () => ({ itemId: made('v1/items'), name: soup, price: 1, max: 2, posItemId: '1' }),
  'create v1/modifiers': () => ({
    itemId: made('v1/items'),
    groupName: soup,
    modifiersList: [{ name: soup, price: 1, posItemId: '1' }],
  }),
  'create v1/shared-modifiers': { restaurantId: 1, groupName: soup, modifiersList: [] },
  'create v1/shared-condiments': { restaurantId: 1, name: soup, price: 1, max: 2, posItemId: '1' },
  'create v1/shared-links': async () => {
    const shared = { kind: 'group', id: made('v1/shared-modifiers') }
    await testServer.request('POST', '/v1/shared-links', { token: admin, body: { ...shared, add: [1] } })
    return { ...shared, remove: [1] }
  },
  'create v1/menu-forms': () => ({ restaurantId: 1, menuId: made('v1/menu'), name: soup }),
  'create v1/menu-form-questions': async () => ({
    formId: made('v1/menu-forms'),
    question: soup,
    options: [{ itemId: await testServer.itemCalled('Shakshuka'), isIncluded: true }],
  }),
  'patch v1/menu-forms': { capacity: 8 },
  'patch v1/menu-form-questions': { max: 2 },
  'create v1/sort/menu-form-questions': { restaurantId: 1, formId: 1, ids: [2, 1] },
  'remove v1/menu-form-questions': undefined,
  'remove v1/menu-forms': undefined,
  'patch v1/menu': { isActive: false },
  'patch v1/category': { name: { en: 'Warm', ar: 'دافئ' } },
  'patch v1/items': { price: 2 },
  'patch v1/condiments': { max: 4 },
  'patch v1/modifiers': { modifiersList: [] },
  'patch v1/shared-modifiers': { max: 2 },
  'patch v1/shared-condiments': { max: 4 },
  'create v1/bulkUpdateItems': () => ({
    restaurantId: 1,
    categoryId: made('v1/category'),
    fromMenuId: made('v1/menu'),
    toMenuId: 1,
  }),
  'create v1/sortOrder': async () => ({ kind: 'menus', parentId: 1, ids: (await idsOf('v1/menu')).toReversed() }),
  'remove v1/modifiers': undefined,
  'remove v1/shared-modifiers': undefined,
  'remove v1/shared-condiments': undefined,
  'remove v1/condiments': undefined,
  'remove v1/items': undefined,
  'remove v1/category': undefined,
  'remove v1/menu': undefined,
  'create v1/bulkMenus': { list: [{ restaurantId: 1, name: { en: 'Night', ar: 'ليل' } }] },
  'create v1/bulkCategory': { list: [{ menuId: 1, name: { en: 'A', ar: 'ب' } }] },
  'create v1/bulkItems': { list: [{ id: 1, menuId: 1, price: 3 }] },
  'create v1/bulkCondiments': { list: [{ itemId: 1, name: { en: 'A', ar: 'ب' }, price: 1, max: 2, posItemId: '1' }] },
  'create v1/bulkModifiers': {
    list: [{ itemId: 1, groupName: soup, modifiersList: [{ name: soup, price: 1, posItemId: '1' }] }],
  },
  'create v1/bulkMenuFile': {
    restaurantId: 1,
    name: { en: 'Of a file', ar: 'من ملف' },
    categories: [{ name: { en: 'Grill', ar: 'مشاوي' } }],
  },
  'create v1/undoImport': () => ({ importId: made('v1/bulkModifiers') }),
  'create v1/group-names': { name: soup },
  'patch v1/group-names': { name: { en: 'Sort' } },
  'remove v1/group-names': undefined,
  'create v1/printers': { restaurantId: 1, name: 'Grill', host: '192.0.2.1', receipts: 'onRequest' },
  'patch v1/printers': { name: 'Bar' },
  'remove v1/printers': undefined,
  'create v1/posinfo': { restaurantId: 1, displayName: 'Main till' },
  'patch v1/posinfo': { displayName: 'Bar' },
  'remove v1/posinfo': undefined,
  'create v1/register/trayqrs': { restaurantId: 1, first: 'HARBOUR-8-001', count: 2, type: 'trolly' },
  'create v1/trayqrs': { restaurantId: 1, serialContent: 'HARBOUR-9-999', type: 'trolly' },
  'remove v1/trayqrs': undefined,
  'create v1/discount/order': () => ({ id: made('v1/order'), discountPercentage: 10, reason: 'Waited long' }),
  'create v1/undo/order': () => ({ id: made('v1/order') }),
  'create v1/refund/order': async () => {
    const { id } = await placed()
    await ask('POST', '/v1/pay/order', { id, kind: 'cash', amount: 10 })
    await ask('PATCH', `/v1/order/${id}`, { status: 'cancelled', cancelReason: 'The guest left' })
    return { id, kind: 'cash', amount: 10 }
  },
  'patch v1/order': { status: 'cancelled', cancelReason: 'The guest left' },
  'create v1/api-keys': { restaurantId: 1, name: 'Loyalty programme', scopes: ['read'] },
  'remove v1/api-keys': undefined,
  'create v1/webhooks': undefined,
  'patch v1/webhooks': { name: 'Kiosk' },
  'create v1/renew/webhook': () => ({ id: made('v1/webhooks') }),
  'remove v1/webhooks': undefined,
  'create v1/mailing-contacts': undefined,
  'patch v1/mailing-contacts': { name: 'Ada King' },
  'create v1/withdraw/mailing-contact': () => ({ id: made('v1/mailing-contacts') }),
  'remove v1/mailing-contacts': undefined,
  'create v1/mailings': undefined,
  'patch v1/mailings': { title: 'Cakes' },
  'create v1/move/mailing': async () => {
    const id = made('v1/mailings')
    await testServer.db.write(() => mailingColumns.update({ state: 'scheduled' }, { where: '"id" = ?', params: [id] }))
    return { id, act: 'cancel' }
  },
  'remove v1/mailings': undefined,
  'create v1/publish/branding': async () => {
    await ask('PATCH', '/v1/draft/branding/1', { textColor: '#000000' }, admin)
    return { id: 1, version: 1 }
  },
  'create v1/exportData': { fileName: 'a', moduleName: 'items', menuId: 1 },
  'create v1/exportInsights': { fileName: 'a', from: '2026-03-01', to: '2026-03-04', panel: 'days' },
  'create v1/exportOrders': { fileName: 'a', from: '2026-03-01', to: '2026-03-04' },
  'create v1/exportTrayouts': { fileName: 'a', createdAt: range },
  'create v1/exportRequests': { fileName: 'a', createdAt: range },
}

/** The path whose records a call creates, if that is another one. */
const createsAt: Record<string, string> = { 'v1/add/tables': 'v1/table', 'v1/restaurant': 'v1/restaurant created' }

/** Calls that the venue's manager makes; the admin makes the others. */
const byManager =
  /v1\/(users|password|own-pin|order|discount\/order|undo\/order|refund\/order|payment-event|table|add\/tables)$/

const writing = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  (['create', 'patch', 'remove'] as const).flatMap((method) =>
    contract[method] ? [{ call: `${method} ${path}`, example: contract[method].example }] : [],
  ),
)
const byExample = writing.filter(({ call }) => !(call in bodies) && !(call in notAudited))
const calls: [string, Body | undefined][] = [
  ...Object.entries(bodies),
  ...byExample.map(({ call, example }): [string, object | undefined] => [call, example]),
]

let testServer: TestServer
let manager: string
let admin: string
let secret: string
let recoveryCode: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  manager = await testServer.signIn('manager@hotel.demo')
  const { body } = await testServer.request<{ id: number }>('GET', '/v1/userdata', { token: manager })
  const event = await testServer.db.write(() => addPaymentEvent(refundDue(noon.toISOString()), 'AED'))
  for (const [path, id] of [
    ['v1/restaurant', 1],
    ['v1/passphrase', 1],
    ['v1/guest-services', 1],
    ['v1/draft/branding', 1],
    ['v1/users', body.id],
    ['v1/pins', body.id],
    ['v1/payment-event', event.id],
    ['v1/order', (await placed()).id],
  ] as const)
    ids.set(path, id)
})

afterAll(() => testServer.close())

describe('a call that writes', () => {
  it('is in the audit log, or has a reason why not', () => {
    const known = new Set(writing.map(({ call }) => call))

    expect([...Object.keys(bodies), ...Object.keys(notAudited)].filter((call) => !known.has(call))).toEqual([])
    expect(Object.keys(bodies).filter((call) => call in notAudited)).toEqual([])
  })

  it.each(calls)('%s is in the audit log', async (call, body) => {
    const [method, path] = call.split(' ') as [keyof typeof verbs, string]
    const example = writing.find((each) => each.call === call)?.example
    const sent = typeof body === 'function' ? await body() : (body ?? (method === 'remove' ? undefined : example))
    const last = await lastEntry()
    const address = method === 'create' || path === authenticationPath ? `/${path}` : `/${path}/${made(path)}`

    const answer = await ask(verbs[method], address, sent, await tokenFor(call))

    if (call === 'create v1/password') manager = (answer as { accessToken: string }).accessToken
    if (call === 'create v1/renew/recovery-codes') [recoveryCode = ''] = (answer as NewRecoveryCodes).recoveryCodes
    if (method === 'create') remember(createsAt[path] ?? path, answer)
    const entries = await testServer.db.many<AuditEntry>('SELECT * FROM audit_log WHERE "id" > ?', last)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) expect(entry).toMatchObject({ byKind: 'staff', address: expect.any(String) })
  })
})

async function tokenFor(call: string): Promise<string> {
  if (call === `remove ${authenticationPath}`) return testServer.signIn('marketing@hotel.demo')
  return byManager.test(call) ? manager : admin
}

function made(path: string): number {
  const id = ids.get(path)
  if (id === undefined) throw new Error(`Nothing was made at ${path}`)
  return id
}

function remember(path: string, answer: unknown): void {
  const record = (Array.isArray(answer) ? answer[0] : answer) as { id?: number; importId?: number } | undefined
  const id = record?.id ?? record?.importId
  if (id !== undefined) ids.set(path, id)
}

/** Makes a call, which must succeed, and returns its answer. */
async function ask(method: string, address: string, body: object | undefined, token = manager): Promise<unknown> {
  const answer = await testServer.request(method, address, { token, ...(body && { body }) })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
  return answer.body
}

async function lastEntry(): Promise<number> {
  const row = await testServer.db.one<{ id: number | null }>('SELECT max("id") AS "id" FROM audit_log')
  return row?.id ?? 0
}

async function placed(): Promise<{ id: number }> {
  const cart = [{ itemId: await testServer.itemCalled('Wild Mushroom Risotto'), itemQty: 1 }]
  return (await ask('POST', '/v1/order', { tableId: 7, cart })) as { id: number }
}

/** Returns the open session of a member of staff who signs in for it. */
async function sessionOf(email: string): Promise<string> {
  await testServer.signIn(email)
  const row = await testServer.db.one<{ id: string }>(
    'SELECT s."id" FROM sessions s JOIN users u ON u."id" = s."userId" WHERE u."email" = ?',
    email,
  )
  return row!.id
}

/** Shares a device, and returns its token. */
async function tokenOfDevice(): Promise<string> {
  const body = { restaurantId: 1, name: 'Pass' }
  return ((await ask('POST', '/v1/shared-devices', body, admin)) as { token: string }).token
}

/** Invites somebody, and returns the secret of their link. */
async function linkOf(fname: string): Promise<string> {
  const body = { email: 'kim@hotel.demo', fname, lname: 'Lee', role: 'waiter', restaurantId: [1] }
  const { link } = (await ask('POST', '/v1/staff', body, admin)) as { link: string }
  return link.slice(link.lastIndexOf('/') + 1)
}

async function suggestionOf(itemId: number): Promise<number> {
  const figures = {
    together: 9,
    recommendedOrders: 9,
    otherOrders: 9,
    ofOrders: 90,
    support: 0.1,
    confidence: 1,
    lift: 10,
  }
  const { id } = await testServer.db.write(() =>
    suggestionColumns.insert(
      {
        restaurantId: 1,
        key: `tag ${itemId}`,
        kind: 'tag',
        status: 'open',
        recommendedItemId: itemId,
        itemId: null,
        dialog: 'drink',
        ...figures,
        countedAt: noon.toISOString(),
        currency: 'AED',
      },
      'AED',
    ),
  )
  return id
}

async function idsOf(path: string): Promise<number[]> {
  const list = await ask('GET', `/${path}?restaurantId=1&skipPaginate=true`, undefined, admin)
  return (list as { id: number }[]).map(({ id }) => id)
}
