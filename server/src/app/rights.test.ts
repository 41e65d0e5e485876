import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { type Role, staffRoles } from '@brigade/domain/access/roles.ts'
import { type MethodContract, type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'

type Method = (typeof serviceMethods)[number]
type Call = { path: string; method: Method; permission: MethodContract['permission']; isRestOnly: boolean }
type Refusal = { code: number; data?: { reason?: string; permission?: string } }

const roles: Role[] = [...staffRoles, 'guest', 'machine']

const calls: Call[] = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  serviceMethods.flatMap((method) => {
    const { permission, takesFile, takesSigned, answer } = contract[method] ?? {}
    const isRestOnly = takesFile !== undefined || takesSigned !== undefined || answer === 'file'
    return permission ? [{ path, method, permission, isRestOnly }] : []
  }),
)

const guarded = calls.filter(({ permission }) => permission !== 'public')

/** The answer of a socket to every caller if a service needs a form, a signed body or a file. */
const restOnly = { code: 405, data: { reason: 'restOnly' } }

let testServer: TestServer
const tokens = new Map<Role, string>()
const screens = new Map<Role, Screen>()

beforeAll(async () => {
  testServer = await startTestServer()
  for (const role of roles) {
    const token = await tokenOf(role)
    tokens.set(role, token)
    screens.set(role, await testServer.connect(token))
  }
})

afterAll(() => testServer.close())

it('knows every call of the server by its contract', () => {
  const registered = Object.keys(testServer.app.services).toSorted()

  expect(registered).toEqual(Object.keys(services).toSorted())
  expect(guarded.length).toBeGreaterThan(20)
})

describe.each(guarded)('$method $path', (call) => {
  it('is refused to everybody who is not signed in', async () => {
    // Each test uses a new connection: an unauthenticated one is closed after a while.
    const stranger = await testServer.connect()

    expect(await overRest(call, undefined)).toMatchObject({ code: 401 })
    expect(await overSocket(call, stranger)).toMatchObject(call.isRestOnly ? restOnly : { code: 401 })
    await stranger.close()
  })

  it.each(roles)('is done or refused as the rights of %s say', async (role) => {
    const may = [call.permission].flat().some((one) => one !== 'public' && rolesThatMay(one).includes(role))
    const refusals = [await overRest(call, tokens.get(role))]
    const refusedOverSocket = await overSocket(call, screens.get(role)!)
    if (call.isRestOnly) expect(refusedOverSocket).toMatchObject(restOnly)
    else refusals.push(refusedOverSocket)

    for (const refusal of refusals) {
      const isRefused = refusal?.data?.reason === 'permission'
      expect(isRefused).toBe(!may)
      if (isRefused) expect(refusal).toMatchObject({ code: 403, data: { permission: call.permission } })
    }
  })
})

it.each(calls.filter(({ permission }) => permission === 'public'))(
  '$method $path asks nobody for a role',
  async (call) => {
    const refusal = await overRest(call, undefined)

    expect(refusal?.code).not.toBe(403)
  },
)

/** Returns the refusal of a call that is as empty as possible, so that only permissions decide whether it continues. */
async function overRest({ path, method }: Call, token: string | undefined): Promise<Refusal | undefined> {
  const verbs = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' }
  const address = method === 'find' || method === 'create' ? `/${path}` : `/${path}/2147483647`
  const body = method === 'create' || method === 'patch' ? {} : undefined
  const answer = await testServer.request<Refusal>(verbs[method], address, { token, body })
  return answer.status < 400 ? undefined : answer.body
}

async function overSocket({ path, method }: Call, { client }: Screen): Promise<Refusal | undefined> {
  const service = client.service(path)
  const acts = {
    find: () => service.find(),
    get: () => service.get(2147483647),
    create: () => service.create({}),
    patch: () => service.patch(2147483647, {}),
    remove: () => service.remove(2147483647),
  }
  try {
    await acts[method]()
    return undefined
  } catch (error) {
    return error as Refusal
  }
}

async function tokenOf(role: Role): Promise<string> {
  if (role === 'guest') return (await testServer.guestAt('Room 204')).token
  if (role === 'machine') return 'brigade-demo-payments-1'
  const isAllVenues = role === 'admin' || role === 'organization' || role === 'supermanager'
  return testServer.signIn(`${role.toLowerCase()}@${isAllVenues ? 'brigade' : 'hotel'}.demo`)
}
