import { type ServiceContract, serviceMethods } from '@brigade/domain/access/contract.ts'
import { services } from '@brigade/domain/services.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { knownBodies } from '#testing/known-bodies.ts'
import type { Screen } from '#testing/screen.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/** Numbers that are hardly an amount, a percentage or an id. */
const strangeNumbers = [12.345, -0.5, 1e300]

let testServer: TestServer
let screen: Screen

beforeAll(async () => {
  testServer = await startTestServer()
  screen = await testServer.connect(await testServer.signIn('admin@brigade.demo'))
})

afterAll(() => testServer.close())

it('answers every strange number anywhere in a body with a refusal at worst', async () => {
  const asked = Object.entries<ServiceContract>(services).flatMap(([path, contract]) =>
    serviceMethods
      .filter((method) => contract[method] && (method === 'create' || method === 'patch'))
      .flatMap((method) =>
        [contract[method]?.example ?? {}, ...(knownBodies[`${method} ${path}`] ?? [])].map((body) => ({
          method,
          path,
          body,
        })),
      )
      .flatMap(({ body, ...call }) =>
        strangeNumbers.flatMap((number) => withNumber(body, number)).map((strange) => ({ ...call, body: strange })),
      ),
  )
  const failed = []
  for (const { method, path, body } of asked) {
    const values = method === 'patch' ? [1, body] : [body]
    const refusal: { code?: number } | null = await screen.socket.timeout(60_000).emitWithAck(method, path, ...values)
    if ((refusal?.code ?? 0) >= 500) failed.push({ method, path, body })
  }

  expect(asked.length).toBeGreaterThan(500)
  expect(failed).toEqual([])
})

/** Returns the body once for each number in it, wherever, with that number replaced. */
function withNumber(body: unknown, number: number): unknown[] {
  if (typeof body === 'number') return [number]
  if (Array.isArray(body)) {
    return body.flatMap((part, place) => withNumber(part, number).map((other) => body.with(place, other)))
  }
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, part]) =>
    withNumber(part, number).map((other) => ({ ...body, [name]: other })),
  )
}
