import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer

beforeAll(async () => {
  testServer = await startTestServer()
})

afterAll(() => testServer.close())

describe('pictures', () => {
  it('of every item of the demo are there, for people who have not signed in', async () => {
    const token = await testServer.signIn('admin@brigade.demo')
    const { body } = await testServer.request<Item[]>('GET', '/v1/items?skipPaginate=true', { token })
    const addresses = new Set(body.flatMap(({ images }) => images))

    expect(addresses.size).toBeGreaterThan(10)
    for (const address of addresses) {
      const { status, headers } = await testServer.request('GET', address)
      expect({ address, status, type: headers.get('content-type') }).toEqual({
        address,
        status: 200,
        type: 'image/png',
      })
      expect(headers.get('cache-control')).toBe('max-age=604800')
    }
  })

  it.each([
    '/pictures/',
    '/pictures/nothing',
    '/pictures/nothing.png',
    '/pictures/draw-pictures.ts',
    '/pictures/..%2faccounts.ts',
  ])('are all that is served there, and %s is not', async (address) => {
    expect((await testServer.request('GET', address)).status).toBe(404)
  })
})
