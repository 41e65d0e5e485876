import { serviceMethods, type ServiceContract } from '@brigade/domain/access/contract.ts'
import { openApiPath } from '@brigade/domain/auth/auth.api.ts'
import { services } from '@brigade/domain/services.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/with-app.ts'

type Content = { 'application/json': { schema: { oneOf: { items: { properties?: object } }[] } } }
type Body = { properties: Record<string, { readOnly?: true }>; required?: string[] }
type Operation = {
  operationId: string
  requestBody?: { content: { 'application/json': { schema: Body } } }
  security?: object[]
  parameters: { name: string; in: string }[]
  responses: Record<string, { content: Content }>
}
type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> }

let server: TestApp

beforeAll(async () => void (server = await startTestApp({ features: [], database: 'sqlite' })))
afterAll(() => server.close())

it('describes every call of every service, each under a name of its own', async () => {
  const { status, body } = await server.request<OpenApi>('GET', `/${openApiPath}`)

  const operations = Object.values(body.paths).flatMap((path) => Object.values(path))
  const calls = Object.values<ServiceContract>(services).flatMap((contract) =>
    serviceMethods.filter((method) => contract[method]),
  )
  expect(status).toBe(200)
  expect(operations.length).toBe(calls.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length)
})

it('tells filters as addresses have them', async () => {
  const { body } = await server.request<OpenApi>('GET', `/${openApiPath}`)

  const names = body.paths['/v1/order']!.get!.parameters.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['status', 'status[$in][]', 'createdAt[$gte]', '$sort[id]', '$limit']))
})

it('promises no field of records whose fields can be asked for one by one', async () => {
  const { body } = await server.request<OpenApi>('GET', `/${openApiPath}`)

  const recordIn = (path: string) =>
    body.paths[path]!.get!.responses['200']!.content['application/json'].schema.oneOf[1]!.items
  expect(recordIn('/v1/menu')).not.toHaveProperty('required')
  expect(recordIn('/v1/menu').properties).toHaveProperty('name')
  expect(recordIn('/v1/table')).toEqual({ $ref: '#/components/schemas/Table' })
})

it('says what may come along and is ignored, and that no more is required than of everybody', async () => {
  const { body } = await server.request<OpenApi>('GET', `/${openApiPath}`)

  const change = body.paths['/v1/order/{id}']!.patch!.requestBody!.content['application/json'].schema
  const isIgnored = (field: string) => change.properties[field]!.readOnly ?? false
  expect(['orderPrice', 'createdAt', 'restaurantId', 'acceptedBy'].map(isIgnored)).toEqual([true, true, true, true])
  expect(['status', 'version', 'cart', 'covers', 'mergedInto'].map(isIgnored)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  const made = body.paths['/v1/order']!.post!.requestBody!.content['application/json'].schema
  expect(made.required).toEqual(['cart'])
})

it('asks for a token where the call does, and only there', async () => {
  const { body } = await server.request<OpenApi>('GET', `/${openApiPath}`)

  expect(body.paths['/v1/version']!.get!.security).toEqual([])
  expect(body.paths['/v1/order']!.get).not.toHaveProperty('security')
})

it('is the same compressed for who takes it so, and plain for others', async () => {
  const zipped = await fetch(`${server.url}/${openApiPath}`, { headers: { 'accept-encoding': 'gzip' } })
  const plain = await fetch(`${server.url}/${openApiPath}`, { headers: { 'accept-encoding': 'identity' } })

  expect([zipped.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null])
  expect(await zipped.text()).toBe(await plain.text())
})

it('can be read and no more', async () => {
  const { status, headers } = await server.request('POST', `/${openApiPath}`, { body: {} })

  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
