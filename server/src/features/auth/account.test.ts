import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutOff } from '#testing/cut-off.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

describe('the own account', () => {
  it.each([
    ['admin@brigade.demo', []],
    ['manager@restaurant.demo', [2]],
  ])('of %s is read with its venues, and never a hash', async (email, restaurantId) => {
    const token = await testServer.signIn(email)

    const userdata = await testServer.request<{ id: number }>('GET', '/v1/userdata', { token })
    const account = await testServer.request('GET', `/v1/users/${userdata.body.id}`, { token })

    expect(userdata).toMatchObject({ status: 200, body: { email, restaurantId, language: 'en' } })
    expect(account.body).toEqual(userdata.body)
    expect(JSON.stringify(userdata.body)).not.toMatch(/argon|hash|password/i)
  })

  it('may be given another name and language, which the next call knows', async () => {
    const token = await testServer.signIn('waiter@hotel.demo')
    const id = await idOf('waiter@hotel.demo')

    const patched = await testServer.request('PATCH', `/v1/users/${id}`, {
      token,
      body: { fname: '  Grâce ', language: 'fr' },
    })
    const read = await testServer.request('GET', '/v1/userdata', { token })

    expect(patched).toMatchObject({ status: 200, body: { fname: 'Grâce', lname: 'Mwangi', language: 'fr' } })
    expect(read.body).toEqual(patched.body)
  })

  it.each([
    [{ role: 'admin' }, 'role'],
    [{ email: 'admin@brigade.demo' }, 'email'],
    [{ restaurantId: [1, 2] }, 'restaurantId'],
    [{ passwordHash: 'x' }, 'passwordHash'],
    [{ isActive: false }, 'isActive'],
    [{ fname: '   ' }, 'fname'],
    [{ fname: '=1+1' }, 'fname'],
    [{ lname: '\u202E+1' }, 'lname'],
    [{ language: 'xx' }, 'language'],
  ])('refuses %j', async (body, field) => {
    const token = await testServer.signIn('waiter@hotel.demo')

    const answer = await testServer.request<Refused>('PATCH', `/v1/users/${await idOf('waiter@hotel.demo')}`, {
      token,
      body,
    })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.data.fields)).toEqual([field])
  })

  it('is renamed in plain text, and the log has who it was before', async () => {
    const token = await testServer.signIn('finance@hotel.demo')
    const { body: before } = await testServer.request<StaffUser>('GET', '/v1/userdata', { token })
    const logged = vi.spyOn(testServer.app.log, 'info')
    const renames = () =>
      logged.mock.calls.flatMap(([fields, what]) => (what === 'A member of staff changed their name' ? [fields] : []))
    const rename = (body: object) => testServer.request('PATCH', `/v1/users/${before.id}`, { token, body })

    await rename({ fname: before.fname, language: 'en' })
    expect(renames()).toEqual([])
    const renamed = await rename({ fname: 'Noor\u202E  Amal' })

    expect(renamed).toMatchObject({ status: 200, body: { fname: 'Noor Amal', lname: before.lname } })
    const names = { from: `${before.fname} ${before.lname}`, to: `Noor Amal ${before.lname}` }
    expect(renames()).toEqual([{ userId: before.id, ...names }])
    logged.mockRestore()
  })

  it('of somebody else is not found, even for a manager', async () => {
    const token = await testServer.signIn('manager@hotel.demo')
    const path = `/v1/users/${await idOf('waiter@hotel.demo')}`

    expect(await testServer.request('GET', path, { token })).toMatchObject({ status: 404 })
    expect(await testServer.request('PATCH', path, { token, body: { fname: 'X' } })).toMatchObject({ status: 404 })
  })

  it('is read over the socket alike', async () => {
    const token = await testServer.signIn('chief@hotel.demo')
    const { client } = await testServer.connect(token)
    const id = await idOf('chief@hotel.demo')

    expect(await client.service('v1/users').patch(id, { lname: 'Bellini-Rossi' })).toMatchObject({
      lname: 'Bellini-Rossi',
    })
    expect(await client.service('v1/users').get(id)).toMatchObject({ lname: 'Bellini-Rossi' })
    await expect(client.service('v1/users').get(await idOf('waiter@hotel.demo'))).rejects.toMatchObject({ code: 404 })
  })
})

describe('changing the password', () => {
  const newPassword = 'a longer one'

  it('ends every other session, cuts their screens, and lets only the new password in', async () => {
    const email = 'manager@restaurant.demo'
    const token = await signInAgain(email)
    const elsewhere = await signInAgain(email)
    const screen = await testServer.connect(elsewhere)
    const isCut = cutOff(screen)

    const changed = await change(token, { currentPassword: 'brigade-demo', newPassword })
    await isCut

    expect(changed.status).toBe(200)
    expect(Object.keys(changed.body)).toEqual(['accessToken'])
    expect(await statusesOf([token, elsewhere, changed.body.accessToken])).toEqual([401, 401, 200])
    expect(await signInStatus(email, 'brigade-demo')).toBe(401)
    expect(await signInStatus(email, newPassword)).toBe(201)
  })

  it('over the socket leaves the own line up and signed in, with its twin cut', async () => {
    const token = await signInAgain('ordertaker@restaurant.demo')
    const screen = await testServer.connect(token)
    const twin = await testServer.connect(token)
    const isCut = cutOff(twin)

    const { accessToken } = await screen.client
      .service('v1/password')
      .create({ currentPassword: 'brigade-demo', newPassword })
    await isCut

    expect(screen.socket.connected).toBe(true)
    expect(await screen.client.service('v1/userdata').find()).toMatchObject({ email: 'ordertaker@restaurant.demo' })
    expect(await statusesOf([token, accessToken])).toEqual([401, 200])
  })

  it.each([
    [
      { currentPassword: 'brigade-dem0', newPassword },
      'currentPassword',
      'Your current password is wrong. Enter it again.',
    ],
    [{ currentPassword: 'brigade-demo', newPassword: 'too short' }, 'newPassword', 'Use at least 10 characters.'],
    [
      { currentPassword: 'brigade-demo', newPassword: 'brigade-demo' },
      'newPassword',
      'Choose a password different from your current one.',
    ],
    [{ newPassword }, 'currentPassword', 'This field is required.'],
  ])('refuses %j and changes nothing', async (body, field, sentence) => {
    const token = await testServer.signIn('finance@restaurant.demo')

    const answer = await change(token, body)

    expect(answer.status).toBe(400)
    expect(answer.body.data.fields).toEqual({ [field]: sentence })
    expect(await statusesOf([token])).toEqual([200])
    expect(await signInStatus('finance@restaurant.demo', 'brigade-demo')).toBe(201)
  })

  it('locks after five wrong current passwords, and keeps nobody from signing in', async () => {
    const email = 'marketing@restaurant.demo'
    const token = await testServer.signIn(email)
    const statuses: number[] = []

    for (let time = 1; time <= 6; time += 1) {
      const answer = await change(token, { currentPassword: 'guessed', newPassword }, `10.0.1.${time}`)
      statuses.push(answer.status)
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect(await signInStatus(email, 'brigade-demo')).toBe(201)
  })

  it('happens once when two screens do it at the same moment', async () => {
    const token = await signInAgain('chief@restaurant.demo')

    const answers = await Promise.all(
      ['the first new one', 'the other new one'].map((chosen) =>
        change(token, { currentPassword: 'brigade-demo', newPassword: chosen }),
      ),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('the version of the program is told to everybody', async () => {
  const answer = await testServer.request('GET', '/v1/version')
  const { client } = await testServer.connect()

  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+(\+[0-9a-f]{8})?$/) })
  expect(await client.service('v1/version').find()).toEqual(answer.body)
})

type Refused = { accessToken: string; data: { fields: Record<string, string> } }

function change(token: string, body: object, from = '127.0.0.1') {
  const headers = { 'x-forwarded-for': from }
  return testServer.request<Refused>('POST', '/v1/password', { token, body, headers })
}

async function signInAgain(email: string): Promise<string> {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  const answer = await testServer.request<{ accessToken: string }>('POST', '/v1/authentication', { body })
  return answer.body.accessToken
}

async function signInStatus(email: string, password: string): Promise<number> {
  const body = { strategy: 'local', email, password }
  const headers = { 'x-forwarded-for': '10.0.9.9' }
  return (await testServer.request('POST', '/v1/authentication', { body, headers })).status
}

async function statusesOf(tokens: string[]): Promise<number[]> {
  const answers = await Promise.all(tokens.map((token) => testServer.request('GET', '/v1/userdata', { token })))
  return answers.map(({ status }) => status)
}

async function idOf(email: string): Promise<number> {
  const row = await testServer.db.one<{ id: number }>('SELECT "id" FROM users WHERE "email" = ?', email)
  return row!.id
}
