import { can } from '@brigade/domain/access/permissions.ts'
import { guestServiceLimits } from '@brigade/domain/requests/guest-services.limits.ts'
import { describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { demoAccounts } from '#seeds/accounts.ts'
import { airport, openOwnServices, taxi } from './testing/own-services.ts'

const { shift, call, create, patch, remove, ask, read, setMinutes } = openOwnServices()

describe('a service of the venue’s own', () => {
  it('is added as the last one, changed and deleted on all screens', async () => {
    const screen = await shift().testServer.connect(shift().waiter)
    const elsewhere = await shift().testServer.connect(await shift().testServer.signIn('manager@restaurant.demo'))

    const created = await create()
    const changed = await patch(created.body.id, { label: { en: 'Taxi', de: '' }, dueMinutes: 5 })
    const removed = await remove(created.body.id)

    expect(created).toMatchObject({ status: 201, body: { ...taxi, requestType: 'custom', index: 10, escalation: [] } })
    expect(changed).toMatchObject({ status: 200, body: { label: { en: 'Taxi' }, dueMinutes: 5, icon: 'car' } })
    expect(removed.status).toBe(200)
    await Promise.all([screen.caughtUp(), elsewhere.caughtUp()])
    for (const event of ['created', 'patched', 'removed'])
      expect(screen.heard(`v1/guest-services ${event}`)).toMatchObject([{ id: created.body.id }])
    expect(elsewhere.heard('v1/guest-services created')).toEqual([])
    expect((await call('GET', `/v1/guest-services/${created.body.id}`)).status).toBe(404)
  })

  it('is added once by a call that is repeated', async () => {
    const body = { ...taxi, idempotencyKey: 'taxi-1' }
    const [first, second] = [await create(body), await create(body)]

    expect(second.body.id).toBe(first.body.id)
  })

  it.each<[body: object, field: string]>([
    [{ label: { de: 'Taxi' } }, 'label.en'],
    [{ label: { en: 'x'.repeat(61) } }, 'label.en'],
    [{ icon: null }, 'icon'],
    [{ icon: 'rocket' }, 'icon'],
    [{ dueMinutes: null }, 'dueMinutes'],
    [{ dueMinutes: 0 }, 'dueMinutes'],
    [{ dueMinutes: 1.5 }, 'dueMinutes'],
    [{ restaurantId: 2 }, 'restaurantId'],
    [{ areas: Array.from({ length: 21 }, (_, place) => `Area ${place}`) }, 'areas'],
    [{ escalation: [{ afterMinutes: 5, roles: [] }] }, 'escalation.0.roles'],
    [{ escalation: [5, 5].map((afterMinutes) => ({ afterMinutes, roles: ['manager'] })) }, 'escalation.1.afterMinutes'],
    [{ escalation: [1, 2, 3, 4].map((afterMinutes) => ({ afterMinutes, roles: ['manager'] })) }, 'escalation'],
    [{ questions: [...taxi.questions, ...taxi.questions] }, 'questions'],
    [{ questions: [{ ...taxi.questions[0], label: {} }] }, 'questions.0.label.en'],
    [{ questions: [{ ...taxi.questions[1], least: 7 }] }, 'questions.0.most'],
    [{ questions: [{ ...taxi.questions[3], options: [] }] }, 'questions.0.options'],
    [{ questions: [{ ...taxi.questions[0], key: 'a key' }] }, 'questions.0.key'],
    [{ requestType: 'talk' }, 'requestType'],
  ])('is refused with %j at its field', async (body, field) => {
    const answer = await create({ ...taxi, ...body })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it('is one of fifty at most, and standard ones can’t be deleted or get a form', async () => {
    await shift().testServer.db.write(function* () {
      for (let number = 0; number < guestServiceLimits.mostOwn; number += 1)
        yield* run(
          `INSERT INTO guest_services ("restaurantId", "requestType", "index", "label") VALUES (1, 'custom', ?, '{"en":"Own"}')`,
          20 + number,
        )
    })

    expect(await create()).toMatchObject({ status: 422, body: { data: { reason: 'tooManyServices', limit: 50 } } })
    const standard = await call<{ id: number }[]>('GET', '/v1/guest-services?requestType=towel&skipPaginate=true')
    const { id } = standard.body[0]!
    expect(await remove(id)).toMatchObject({ status: 422, body: { data: { reason: 'standardStays' } } })
    expect(await patch(id, { questions: taxi.questions })).toMatchObject({
      status: 400,
      body: { data: { codes: { questions: 'ownOnly' } } },
    })
  })

  it.each(demoAccounts.map(({ email, role, venueId }) => [role, venueId ?? 'all', email] as const))(
    'is for those who set up the venue: %s of %s',
    async (role, venueId, email) => {
      const { body } = await create()
      const token = await shift().testServer.signIn(email)
      const isHere = venueId === 'all' || venueId === 1
      const mayWrite = can({ role }, 'requests:configure')
      const status = (done: number, other: number) => {
        if (!mayWrite) return 403
        return isHere ? done : other
      }

      expect((await create(taxi, token)).status).toBe(status(201, 400))
      expect((await patch(body.id, { isActive: false }, token)).status).toBe(status(200, 404))
      expect((await remove(body.id, token)).status).toBe(status(200, 404))
      expect((await call('POST', '/v1/staffed-roles', { restaurantId: 1 }, token)).status).toBe(status(200, 403))
    },
  )

  it('is not for guests and nobody to write', async () => {
    expect((await create(taxi, shift().guest.token)).status).toBe(403)
    expect((await shift().testServer.request('POST', '/v1/guest-services', { body: taxi })).status).toBe(401)
  })

  it('comes with a duplicate of its venue', async () => {
    await create()
    const admin = await shift().testServer.signIn('admin@brigade.demo')
    const copy = await call<{ id: number }>(
      'POST',
      '/v1/duplicate/restaurant',
      { id: 1, name: 'Twin', copies: ['settings'] },
      admin,
    )
    const list = `/v1/guest-services?restaurantId=${copy.body.id}&requestType=custom&skipPaginate=true`

    expect((await call('GET', list, undefined, admin)).body).toMatchObject([
      { label: taxi.label, icon: 'car', dueMinutes: 10, questions: taxi.questions },
    ])
  })
})

describe('a guest', () => {
  it('is offered it with its form, and orders it with answers that staff read', async () => {
    const { id } = (await create({ ...taxi, alertedRoles: ['waiter'] })).body
    const offered = await call<object[]>('POST', '/v1/offered/services', {}, shift().guest.token)
    expect(offered.body.at(-1)).toMatchObject({
      requestType: 'custom',
      serviceId: id,
      label: { en: 'Airport Taxi', ar: 'Airport Taxi', de: 'Flughafentaxi' },
      icon: 'car',
      questions: taxi.questions,
    })
    const screen = await shift().testServer.connect(shift().waiter)

    const asked = await ask(id, [{ key: 'luggage', value: true }, { key: 'car', value: 'van' }, ...airport])

    const answers = [
      { key: 'where', kind: 'text', label: { en: 'Where to?' }, value: 'Airport' },
      { key: 'car', kind: 'choice', label: { en: 'Car' }, value: 'van', option: { en: 'Van', de: 'Kleinbus' } },
      { key: 'luggage', kind: 'yesNo', label: { en: 'Luggage' }, value: true },
    ]
    const dueAt = new Date(Date.parse(asked.body.createdAt) + 600_000).toISOString()
    expect(asked).toMatchObject({
      status: 201,
      body: { requestType: 'custom', serviceId: id, serviceLabel: taxi.label, serviceIcon: 'car', answers, dueAt },
    })
    await screen.caughtUp()
    expect(screen.heard('v1/waiter created')).toMatchObject([{ answers, alertedRoles: ['waiter'] }])
  })

  it.each<[answers: object[], field: string, message: string]>([
    [[], 'answers.where', 'Where to?: please answer.'],
    [[...airport, { key: 'people', value: 7 }], 'answers.people', 'People: enter a whole number from 1 to 6.'],
    [[...airport, { key: 'time', value: 'soon' }], 'answers.time', 'When?: enter a time such as 18:30.'],
    [[...airport, { key: 'car', value: 'bus' }], 'answers.car', 'Car: choose one of the options.'],
    [[...airport, { key: 'luggage', value: 1 }], 'answers.luggage', 'Luggage: answer yes or no.'],
    [[...airport, ...airport], 'answers.where', 'Where to?: answer once.'],
    [[...airport, { key: 'other', value: 1 }], 'answers.other', 'This request has no such question.'],
    [[{ key: 'where', value: 'x'.repeat(201) }], 'answers.where', 'Where to?: use at most 200 characters.'],
  ])('is refused the answers %j by the question', async (answers, field, message) => {
    const { id } = (await create()).body

    const answer = await ask(id, answers)

    expect(answer.status).toBe(400)
    expect(answer.body.data.fields).toEqual({ [field]: message })
  })

  it.each<[body: object, field: string]>([
    [{ requestType: 'custom' }, 'serviceId'],
    [{ requestType: 'custom', serviceId: 99_999 }, 'serviceId'],
    [{ requestType: 'custom', serviceId: 1 }, 'serviceId'],
    [{ requestType: 'talk', serviceId: 1 }, 'serviceId'],
    [{ requestType: 'talk', answers: [{ key: 'where', value: 'a' }] }, 'answers.where'],
    [{ requestType: 'custom', serviceId: 1, answers: [{ key: 'where', value: {} }] }, 'answers.0.value'],
  ])('is refused %j', async (body, field) => {
    const answer = await call('POST', '/v1/waiter', body, shift().guest.token)

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it('has the same request once, and others of that service up to five', async () => {
    const { id } = (await create()).body
    const first = await ask(id)

    expect((await ask(id)).body.id).toBe(first.body.id)
    for (const place of [2, 3, 4, 5])
      expect((await ask(id, [{ key: 'where', value: `Pier ${place}` }])).body.id).not.toBe(first.body.id)
    expect(await ask(id, [{ key: 'where', value: 'Pier 6' }])).toMatchObject({
      status: 422,
      body: { data: { reason: 'serviceWaiting' } },
    })
  })

  it('finds it only in its areas, and not when it is off', async () => {
    const { id } = (await create({ ...taxi, areas: ['Nowhere'] })).body
    const offers = async () =>
      (await call<{ serviceId: number }[]>('POST', '/v1/offered/services', {}, shift().guest.token)).body

    expect(await ask(id)).toMatchObject({ status: 422, body: { data: { reason: 'outOfArea' } } })
    expect((await offers()).map(({ serviceId }) => serviceId)).not.toContain(id)
    await patch(id, { areas: [] })
    expect((await ask(id)).status).toBe(201)
    await patch(id, { isActive: false })
    expect(await ask(id, [{ key: 'where', value: 'Pier' }])).toMatchObject({
      status: 422,
      body: { data: { reason: 'serviceOff' } },
    })
  })
})

describe('a request of it', () => {
  it('keeps its words when the service is renamed and deleted', async () => {
    const { id } = (await create()).body
    const { body } = await ask(id)
    await patch(id, { label: { en: 'Limousine' }, questions: [] })
    const other = await ask(id, [])

    await remove(id)

    expect(await read(body.id)).toMatchObject({
      serviceId: id,
      serviceLabel: taxi.label,
      answers: [{ label: { en: 'Where to?' }, value: 'Airport' }],
    })
    expect(await read(other.body.id)).toMatchObject({ serviceLabel: { en: 'Limousine' }, answers: [] })
    expect((await call('PATCH', `/v1/waiter/${body.id}`, { status: 'completed' })).status).toBe(200)
  })

  it('is opened by staff too, at any hour, with its form', async () => {
    const { id } = (await create({ ...taxi, hoursAvailable: ['3'] })).body
    const { tableId } = shift().guest
    const open = (answers: object[]) =>
      call<{ id: number }>(
        'POST',
        '/v1/waiter',
        { requestType: 'custom', serviceId: id, tableId, answers },
        shift().waiter,
      )

    expect((await open([])).status).toBe(400)
    const opened = await open(airport)
    expect(opened).toMatchObject({ status: 201, body: { serviceId: id, updatedBy: expect.any(String) } })
    expect((await open(airport)).body.id).toBe(opened.body.id)
  })

  it('is listed by its service, with its response times', async () => {
    const [{ body: one }, { body: two }] = [await create(), await create({ ...taxi, label: { en: 'Boat' } })]
    const { body } = await ask(one.id)
    await ask(two.id)
    setMinutes(12)
    await call('PATCH', `/v1/waiter/${body.id}`, { status: 'completed' })

    const listed = await call('GET', `/v1/waiter?serviceId=${one.id}&skipPaginate=true`)
    const times = (id: number) => call('POST', '/v1/response-times', { id })

    expect(listed.body).toMatchObject([{ id: body.id }])
    expect((await times(one.id)).body).toMatchObject({ total: 1, late: 1, medianSeconds: 720 })
    expect((await times(two.id)).body).toMatchObject({ total: 0 })
  })

  it('can be undone unless the same was requested again', async () => {
    const { id } = (await create()).body
    const { body } = await ask(id)
    const resolve = () => call('PATCH', `/v1/waiter/${body.id}`, { status: 'completed' })
    const undo = () => call('POST', '/v1/undo/request', { id: body.id })

    await resolve()
    await ask(id, [{ key: 'where', value: 'Pier' }])
    expect((await undo()).status).toBe(200)
    await resolve()
    await ask(id)
    expect((await undo()).status).toBe(409)
  })
})
