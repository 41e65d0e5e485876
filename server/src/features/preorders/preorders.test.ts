import { can } from '@brigade/domain/access/permissions.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { OfferedForm, PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { releaseDuePreOrders } from './release-pre-orders.ts'

type Refused = { data: { reason: string; fields: Record<string, string>; freeSlots: string[] } }

/** Eight in the evening in Dubai. */
const evening = new Date('2026-03-04T16:00:00.000Z')
const tomorrow = '2026-03-05'
/** 6:30, 6:00 and 2:00 of the next morning in Dubai. */
const slotAt = '2026-03-05T02:30:00.000Z'
const releaseAt = '2026-03-05T02:00:00.000Z'
const changeUntil = '2026-03-04T22:00:00.000Z'
/** Half past three there: the night is over. */
const afterNight = new Date('2026-03-04T23:30:00.000Z')

let shift: Shift
let testServer: TestServer
let guest: Guest
let other: Guest
let now = evening
let eggs: number
let fruit: number

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  ;({ testServer, guest } = shift)
  other = await testServer.guestAt('Room 306')
  eggs = await testServer.itemCalled('Shakshuka')
  fruit = await testServer.itemCalled('Seasonal Fruit Plate')
})

beforeEach(async () => {
  now = evening
  await testServer.db.write(() => run('DELETE FROM pre_orders'))
  await testServer.db.write(() => run('UPDATE menu_forms SET "capacity" = 4 WHERE "id" = 1'))
})

afterAll(() => testServer.close())

describe('a card', () => {
  it('is ordered for a slot, waits in the queue on no screen, and is in the kitchen at its minute, once', async () => {
    const screen = await testServer.connect(shift.taker)

    const { status, body } = await place(guest.token, { additional: [{ itemId: fruit, quantity: 1 }] })

    expect(status).toBe(201)
    // Pastries 44 and fruit 42 with a service fee of ten per cent; the eggs are included.
    expect(body).toMatchObject({
      state: 'waiting',
      table: 'Room 410',
      orderPrice: 94.6,
      slotAt,
      releaseAt,
      changeUntil,
    })
    expect(await shift.readOrder(body.orderId)).toMatchObject({
      orderType: 'form',
      status: 'incoming',
      wantedAt: slotAt,
      guests: 1,
      paymentInfo: { lastname: 'Mansour' },
    })
    await screen.caughtUp()
    expect(screen.heard('v1/pre-orders created')).toMatchObject([{ id: body.id }])
    expect(await countOf()).toMatchObject({ incoming: 0 })
    expect(await call('POST', '/v1/accept/order', { id: body.orderId })).toMatchObject({
      status: 409,
      body: { data: { reason: 'preOrderWaits' } },
    })
    const accepted = await call<PreOrder[]>('POST', '/v1/accept/pre-orders', { ids: [body.id] })
    expect(accepted.body).toMatchObject([{ id: body.id, state: 'accepted', acceptedBy: expect.any(String) }])

    now = new Date('2026-03-05T01:59:59.000Z')
    await releaseDuePreOrders(testServer.app, now)
    expect(await read(body.id)).toMatchObject({ state: 'accepted' })
    // No server ran at its minute; then two release it at once.
    now = new Date('2026-03-05T02:10:00.000Z')
    await Promise.all([releaseDuePreOrders(testServer.app, now), releaseDuePreOrders(testServer.app, now)])

    expect(await read(body.id)).toMatchObject({ state: 'released', releasedAt: now.toISOString() })
    const order = await shift.readOrder(body.orderId)
    expect(order).toMatchObject({
      orderType: 'order',
      status: 'inprogress',
      createdAt: now.toISOString(),
      acceptedAT: now.toISOString(),
      acceptedBy: accepted.body[0]!.acceptedBy,
      wantedAt: slotAt,
    })
    expect(order.sitting).toBeGreaterThan(0)
    expect((await shift.logOf(body.orderId)).map(({ act }) => act)).toEqual(['place', 'accept'])
    expect(await call('POST', '/v1/release/pre-order', { id: body.id })).toMatchObject({
      status: 409,
      body: { data: { reason: 'notWaiting' } },
    })
  })

  it('that fills the slot while another guest orders is refused with the slots that are free', async () => {
    await testServer.db.write(() => run('UPDATE menu_forms SET "capacity" = 1 WHERE "id" = 1'))

    const answers = await Promise.all([place(guest.token), place(other.token)])

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const refused = answers.find(({ status }) => status === 409)!.body as unknown as Refused
    expect(refused.data).toMatchObject({ reason: 'slotFull', fields: { slot: expect.any(String) } })
    expect(refused.data.freeSlots).toEqual(['07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'])
    const { body: forms } = await call<OfferedForm[]>('POST', '/v1/offered/menu-forms', {}, guest.token)
    expect(forms[0]!.days[0]!.slots[0]).toMatchObject({ slot: '06:30', free: 0 })
  })

  it('is placed once for a key', async () => {
    const key = { idempotencyKey: 'a-card' }

    const [first, second] = [await place(guest.token, key), await place(guest.token, key)]

    expect(second.body).toEqual(first.body)
  })

  it('is changed and cancelled by its guest until the cut-off, and then by staff until the kitchen has it', async () => {
    const { body: placed } = await place(guest.token)
    const address = `/v1/pre-orders/${placed.id}`
    await call('POST', '/v1/accept/pre-orders', { ids: [placed.id] })

    const changed = await call<PreOrder>('PATCH', address, { slot: '07:30', guests: 2, answers: picks(2) }, guest.token)
    expect(changed).toMatchObject({ status: 200, body: { slot: '07:30', state: 'waiting', orderPrice: 96.8 } })
    expect(await shift.readOrder(placed.orderId)).toMatchObject({ guests: 2, orderPrice: 96.8 })
    expect((await call('PATCH', address, { slot: '08:00' }, other.token)).status).toBe(404)

    now = new Date(changed.body.changeUntil)
    // The same guest, who scans the code again.
    const { token } = await testServer.guestAt('Room 410')
    for (const [method, body] of [['PATCH', { slot: '08:00' }], ['DELETE']] as const)
      expect(await call(method, address, body, token)).toMatchObject({
        status: 409,
        body: { data: { reason: 'cutOffPassed' } },
      })
    expect((await place(token)).status).toBe(422)
    expect(await call('PATCH', address, { slot: '08:00' })).toMatchObject({ status: 200, body: { slot: '08:00' } })
    const cancelled = { status: 'cancelled', cancelReason: 'The guest left' }
    expect((await call('PATCH', `/v1/order/${placed.orderId}`, cancelled)).status).toBe(200)
    expect(await read(placed.id)).toMatchObject({ state: 'cancelled' })

    await call('POST', '/v1/undo/order', { id: placed.orderId })
    expect(await read(placed.id)).toMatchObject({ state: 'waiting' })
    expect(await call('DELETE', address)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  })

  it.each<[body: object, field: string]>([
    [{ formId: 999 }, 'formId'],
    [{ day: '2026-03-09' }, 'day'],
    [{ slot: '06:31' }, 'slot'],
    [{ guests: 11 }, 'guests'],
    [{ answers: [] }, 'answers'],
    [{ answers: [{ questionId: 1, options: [{ itemId: 1, quantity: 1 }] }] }, 'answers.0.options.0.itemId'],
    [{ additional: [{ itemId: 2, quantity: 1 }] }, 'additional.0.itemId'],
  ])('with %j is refused at its field', async (body, field) => {
    const answer = await place(guest.token, body)

    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as unknown as Refused).data.fields)).toContain(field)
  })

  it('with another total than the guest has seen is refused, as is one for another guest’s room', async () => {
    expect(await place(guest.token, { orderPrice: 1 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'totalsDiffer' } },
    })
    expect(await place(guest.token, { tableId: 1 })).toMatchObject({
      status: 403,
      body: { data: { reason: 'otherTable', codes: { tableId: 'otherTable' } } },
    })
  })

  it('is released by staff on its day before its time, who can undo it', async () => {
    const { body: placed } = await place(shift.taker, { tableId: await roomId() })
    const tooEarly = await call('POST', '/v1/release/pre-order', { id: placed.id })
    expect(tooEarly).toMatchObject({ status: 409, body: { data: { reason: 'notToday' } } })
    now = afterNight

    const released = await call<PreOrder>('POST', '/v1/release/pre-order', { id: placed.id })
    expect(released).toMatchObject({ status: 200, body: { state: 'released' } })
    expect(await countOf()).toMatchObject({ inprogress: expect.any(Number) })
    await call('POST', '/v1/undo/order', { id: placed.orderId })

    expect(await read(placed.id)).toMatchObject({ state: 'waiting', releasedAt: null })
    expect(await shift.readOrder(placed.orderId)).toMatchObject({ orderType: 'form', status: 'incoming' })
  })

  it('is printed with all others of its slot on one sheet', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const printer = { restaurantId: 1, name: 'Pass', host: '192.0.2.1', takesOtherItems: true }
    await call('POST', '/v1/printers', printer, admin)
    await place(guest.token, { note: 'Allergic to nuts' })
    await place(other.token)

    const slot = { formId: 1, day: tomorrow, slot: '06:30' }
    const answer = await call<{ jobs: { id: number; what: string }[] }>('POST', '/v1/print/slot', slot)

    expect(answer).toMatchObject({ status: 200, body: { jobs: [{ what: 'slot', orderId: null }] } })
    const [job] = await testServer.db.many<{ document: string }>(
      'SELECT "document" FROM print_jobs WHERE "id" = ?',
      answer.body.jobs[0]!.id,
    )
    const sheet = JSON.parse(job!.document) as { lines: { isAllergy: boolean }[]; sums: { amount: string }[] }
    expect(sheet.lines.map(({ isAllergy }) => isAllergy)).toEqual([true, false])
    expect(sheet.sums.map(({ amount }) => amount)).toEqual(['2', '2'])
    const printed = await call<PreOrder[]>('GET', `/v1/pre-orders?restaurantId=1&day=${tomorrow}&skipPaginate=true`)
    expect(printed.body.every(({ printedAt }) => printedAt !== null)).toBe(true)
    expect((await call('POST', '/v1/print/slot', { ...slot, slot: '09:00' })).status).toBe(400)
  })
})

describe('a form', () => {
  it('belongs to a menu whose forms are on, has items without a choice, and stays while orders on it wait', async () => {
    const admin = await testServer.signIn('admin@brigade.demo')
    const create = (body: object) => call<MenuForm>('POST', '/v1/menu-forms', { restaurantId: 1, ...body }, admin)
    const name = { en: 'Dinner card', ar: 'بطاقة العشاء' }

    expect(await create({ menuId: 1, name })).toMatchObject({ status: 409, body: { data: { reason: 'menuTaken' } } })
    expect(await create({ menuId: 3, name })).toMatchObject({ status: 400, body: { data: { fields: {} } } })
    const choosy = [{ itemId: 1, isIncluded: false }]
    expect(await create({ menuId: 2, name, additional: choosy })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'additional.0.itemId': expect.any(String) } } },
    })
    const made = await create({ menuId: 2, name })
    expect(made).toMatchObject({ status: 201, body: { name, capacity: 10 } })
    expect((await call('DELETE', `/v1/menu-forms/${made.body.id}`, undefined, admin)).status).toBe(200)

    await place(guest.token)
    expect(await call('DELETE', '/v1/menu-forms/1', undefined, admin)).toMatchObject({
      status: 409,
      body: { data: { reason: 'formInUse' } },
    })
  })

  it('has its texts in English and Arabic, and keeps an older one that lacks Arabic', async () => {
    const ask = (change: object) => call('PATCH', '/v1/menu-form-questions/1', change)
    const { body: before } = await call<FormQuestion>('GET', '/v1/menu-form-questions/1')

    expect(await ask({ question: { ar: '' } })).toMatchObject({
      status: 400,
      body: { data: { codes: { 'question.ar': 'questionMissing' } } },
    })
    const old = JSON.stringify({ en: before.question.en })
    await testServer.db.write(() => run('UPDATE menu_form_questions SET "question" = ? WHERE "id" = 1', old))
    expect(await ask({ max: 2 })).toMatchObject({ status: 200, body: { question: { en: before.question.en }, max: 2 } })
    expect((await ask({ question: { en: 'Eggs?' } })).status).toBe(400)

    await ask({ question: before.question, max: before.max })
  })

  it('is offered without items that none of its slots can deliver', async () => {
    const offered = async () => {
      const { body } = await call<OfferedForm[]>('POST', '/v1/offered/menu-forms', {}, guest.token)
      return body[0]!.questions.flatMap(({ options }) => options.map(({ itemId }) => itemId))
    }
    const { body: item } = await call<{ hoursAvailable: string[] }>('GET', `/v1/items/${eggs}`)
    const admin = await testServer.signIn('admin@brigade.demo')
    expect(await offered()).toContain(eggs)
    await call('PATCH', `/v1/items/${eggs}`, { hoursAvailable: ['22'] }, admin)
    expect(await offered()).not.toContain(eggs)

    await call('PATCH', `/v1/items/${eggs}`, { hoursAvailable: item.hoursAvailable }, admin)
  })

  it('is offered in no slot in which nothing of it is sold, and an order for one is refused at its slot', async () => {
    const { body: form } = await call<MenuForm>('GET', '/v1/menu-forms/1')
    await call('PATCH', '/v1/menu-forms/1', { toTime: '23:30' })

    const { body: forms } = await call<OfferedForm[]>('POST', '/v1/offered/menu-forms', {}, guest.token)
    expect(forms[0]!.days[0]!.slots.at(-1)).toMatchObject({ slot: '11:30' })
    const refused = await place(guest.token, { slot: '18:00' })
    expect(refused).toMatchObject({ status: 400, body: { data: { codes: { slot: 'slotUnknown' } } } })
    expect(Object.keys((refused.body as unknown as Refused).data.fields)).toEqual(['slot'])

    await call('PATCH', '/v1/menu-forms/1', { toTime: form.toTime })
  })

  it('is not offered while it or the forms of its menu are off', async () => {
    await call('PATCH', '/v1/menu-forms/1', { isActive: false })
    expect((await call('POST', '/v1/offered/menu-forms', {}, guest.token)).body).toEqual([])
    expect(await place(guest.token)).toMatchObject({ status: 422, body: { data: { reason: 'formOff' } } })
    await call('PATCH', '/v1/menu-forms/1', { isActive: true })
  })

  it('and what is ordered on it are seen and changed by those who may, at their venue', async () => {
    const { body: placed } = await place(guest.token)
    for (const { email, role, venueId } of demoAccounts) {
      const token = await testServer.signIn(email)
      const isHere = venueId === null || venueId === 1
      const expected = (permission: Parameters<typeof can>[1]) => {
        if (!can({ role }, permission)) return 403
        return isHere ? 200 : 404
      }
      const got = await call('GET', '/v1/menu-forms/1', undefined, token)
      expect([email, got.status]).toEqual([email, expected('menuForms:read')])
      const patched = await call('PATCH', '/v1/menu-forms/1', { capacity: 4 }, token)
      expect([email, patched.status]).toEqual([email, expected('menuForms:write')])
      const one = await call('GET', `/v1/pre-orders/${placed.id}`, undefined, token)
      expect([email, one.status]).toEqual([email, expected('preOrders:read')])
      const accepted = await call('POST', '/v1/accept/pre-orders', { ids: [placed.id] }, token)
      expect([email, accepted.status]).toEqual([email, expected('preOrders:handle')])
    }
  })
})

function picks(quantity: number) {
  return [{ questionId: 1, options: [{ itemId: eggs, quantity }] }]
}

function place(token: string, differences: object = {}) {
  const card = { formId: 1, day: tomorrow, slot: '06:30', guests: 1, lastname: 'Mansour', answers: picks(1) }
  return call<PreOrder>('POST', '/v1/pre-orders', { ...card, ...differences }, token)
}

async function read(id: number): Promise<PreOrder> {
  return (await call<PreOrder>('GET', `/v1/pre-orders/${id}`)).body
}

async function countOf() {
  const since = { createdAt: { $gt: evening.toISOString() } }
  return (await call('POST', '/v1/orderCount', { restaurantId: 1, ...since })).body
}

async function roomId(): Promise<number> {
  const { body } = await call<{ id: number; name: string }[]>('GET', '/v1/table?skipPaginate=true')
  return body.find(({ name }) => name === 'Room 205')!.id
}

function call<T = unknown>(method: string, path: string, body?: object, token = shift.manager) {
  return testServer.request<T>(method, path, { token, ...(body && { body }) })
}
