import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let manager: string

beforeAll(async () => {
  testServer = await startTestServer()
  manager = await testServer.signIn('manager@receipts.demo')
})

afterAll(() => testServer.close())

const patch = (token: string | undefined, body: object, venueId = 3) =>
  testServer.request<{ data?: unknown }>('PATCH', `/v1/restaurant/${venueId}`, { token, body })

describe('the words by which guests of a venue state an allergy', () => {
  it('are changed by its manager, and read by its staff', async () => {
    const allergyWords = ['mustard', 'خردل']

    expect(await patch(manager, { allergyWords })).toMatchObject({ status: 200, body: { allergyWords } })
    const read = await testServer.request('GET', '/v1/restaurant/3', { token: manager })
    expect(read).toMatchObject({ status: 200, body: { allergyWords } })
  })

  it('are written by nobody who is signed out', async () => {
    expect(await patch(undefined, { allergyWords: [] })).toMatchObject({ status: 401 })
  })

  it.each([
    ['organization@brigade.demo', 200],
    ['supermanager@brigade.demo', 403],
    ['manager@hotel.demo', 404],
    ['waiter@hotel.demo', 403],
  ])('answers %s with %i', async (email, status) => {
    const token = await testServer.signIn(email)

    expect(await patch(token, { allergyWords: ['mustard'] })).toMatchObject({ status })
  })

  it.each<[what: string, words: unknown, field: string]>([
    ['a word without letters', ['mustard', '...'], 'allergyWords.1'],
    ['a word twice', ['mustard', 'MUSTARD'], 'allergyWords.1'],
    ['a word that is too long', ['m'.repeat(41)], 'allergyWords.0'],
    ['more than fifty words', Array.from({ length: 51 }, (_, index) => `word${index}`), 'allergyWords'],
  ])('refuse %s, and name it', async (_what, allergyWords, field) => {
    const answer = await patch(manager, { allergyWords })

    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body.data)).toContain(field)
  })
})
