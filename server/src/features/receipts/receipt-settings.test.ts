import { describe, expect, it } from 'vitest'
import { openCoffeeCounter } from './testing/coffee-counter.ts'

const counter = openCoffeeCounter()

const patch = (token: string, body: object, venueId = 3) =>
  counter.testServer.request<{ data?: unknown }>('PATCH', `/v1/restaurant/${venueId}`, { token, body })

describe('what a venue says of its receipts', () => {
  it('is changed by its manager, and taken back', async () => {
    const said = {
      receiptLanguages: ['ar', 'en'],
      receiptHeader: { en: 'Erbil\nTax no. 12', ar: 'أربيل' },
      receiptFooter: null,
    }

    expect(await patch(counter.manager, said)).toMatchObject({ status: 200, body: said })
    const nothing = { receiptLanguages: null, receiptHeader: null }
    expect(await patch(counter.manager, nothing)).toMatchObject({ status: 200, body: nothing })
  })

  it.each([
    ['organization@brigade.demo', 200],
    ['supermanager@brigade.demo', 403],
    ['manager@hotel.demo', 404],
    ['waiter@hotel.demo', 403],
  ])('answers %s with %i', async (email, status) => {
    const token = await counter.testServer.signIn(email)

    expect(await patch(token, { receiptFooter: { en: 'Thank you!' } })).toMatchObject({ status })
  })

  it.each<[what: string, body: object, field: string]>([
    ['no language at all', { receiptLanguages: [] }, 'receiptLanguages'],
    ['four languages', { receiptLanguages: ['en', 'ar', 'ku', 'tr'] }, 'receiptLanguages'],
    ['a language twice', { receiptLanguages: ['en', 'en'] }, 'receiptLanguages'],
    ['an unknown language', { receiptLanguages: ['xx'] }, 'receiptLanguages.0'],
    ['a text in no language', { receiptHeader: 'Erbil' }, 'receiptHeader'],
    ['a text that is too long', { receiptHeader: { en: 'a', ar: 'ب'.repeat(501) } }, 'receiptHeader.ar'],
  ])('refuses %s, and names it', async (_what, body, field) => {
    const answer = await patch(counter.manager, body)

    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body.data)).toContain(field)
  })
})
