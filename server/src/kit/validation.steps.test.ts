import { countSteps, stopCounting } from '#testing/steps.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TSchema } from '@sinclair/typebox'
import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import type { Screen } from '#testing/screen.ts'
import { wrongPlaces } from '#testing/worst-values.ts'
import { compile } from './validation.ts'

type Schema = { name: string; part: 'data' | 'query'; schema: TSchema }

const schemas = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
  serviceMethods.flatMap((method): Schema[] => {
    const { data, query } = contract[method] ?? {}
    return [
      ...(data ? [{ name: `body of ${method} ${path}`, part: 'data' as const, schema: data }] : []),
      ...(query ? [{ name: `query of ${method} ${path}`, part: 'query' as const, schema: query }] : []),
    ]
  }),
)

/** Ajv, the choice of what people read, and their sentences together need about ten. */
const stepsAPart = 20
/** What a call costs by itself, on both of its ends, is about a tenth of it. */
const stepsACall = 100_000
const counted = new Set<string>()

afterAll(stopCounting)

describe('what is refused costs no more than its size', () => {
  it.each(schemas)('for the $name', async ({ part, schema }) => {
    // Compiled here, where steps are counted, though another file of this process knows it already.
    const check = compile(part, { ...schema })
    // Compiles what looks for all faults, which is done once.
    expect(isRefused(check, 'x')).toBe(true)

    for (const { name, values: valuesOf } of wrongPlaces(schema, 450)) {
      // What asks for the same thing costs the same.
      if (counted.has(part + name)) continue
      counted.add(part + name)
      const values = valuesOf()
      const steps = await countSteps(() => values.filter((value) => isRefused(check, value)))
      expect(steps, name).toBeLessThan(sizeOf(values) * stepsAPart)
    }
  })
})

function isRefused(check: (value: unknown) => void, value: unknown): boolean {
  try {
    check(value)
    return false
  } catch {
    return true
  }
}

/** How many values there are in one, itself included. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + sizeOf(inner), 1)
}

describe('a call that is refused for all that it holds', () => {
  let harbour: Harbour
  let guest: { token: string; screen: Screen }
  let manager: string

  beforeAll(async () => {
    harbour = await startHarbour()
    const { token } = await harbour.guestAt('Room 101')
    guest = { token, screen: await harbour.connect(token) }
    manager = await harbour.signIn('manager@hotel.demo')
  })

  afterAll(() => harbour.close())

  const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

  it.each([
    ['v1/items', { $select: many(1900, 'x') }],
    ['v1/waiter', { requestType: { $in: many(1900, 'x') } }],
    ['v1/order', { status: { $in: many(490, 'x') } }],
    ['v1/order', { id: { $in: many(1900, {}) } }],
  ])('asks little of the server for a list of %s over the socket', async (path, query) => {
    const call = () => guest.screen.socket.timeout(5000).emitWithAck('find', path, query)
    expect(await call()).toMatchObject({ code: 400 })

    expect(await countSteps(call)).toBeLessThan(stepsACall)
  })

  it.each([
    ['GET', `/v1/items?${many(600, '$select=x').join('&')}`, undefined],
    ['GET', `/v1/order?${many(900, 'status[$in][]=x').join('&')}`, undefined],
    ['GET', `/v1/order?${Array.from({ length: 900 }, (_, index) => `x${index}=1`).join('&')}`, undefined],
    ['POST', '/v1/order', { cart: many(660, { extra: 1, comment: 1 }) }],
    ['PATCH', '/v1/menu/1', { hoursAvailable: many(1900, {}) }],
  ])('asks little of the server for %s %s', async (method, path, body) => {
    const call = () => harbour.request(method, path, { token: method === 'PATCH' ? manager : guest.token, body })
    expect(await call()).toMatchObject({ status: 400 })

    expect(await countSteps(call)).toBeLessThan(stepsACall)
  })
})
