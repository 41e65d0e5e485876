import { expect, it } from 'vitest'
import { problemsOfWebhook } from './webhooks.rules.ts'
import { isPauseDue, isReceived, nextTryAt, triesAtMost, waitsInMinutes } from './webhooks.tries.ts'

const usual = { name: 'Loyalty', url: 'https://example.com/brigade?venue=1', topics: ['orders' as const] }
const now = new Date('2026-03-04T08:00:00.000Z')

it.each([
  [{}, {}],
  [{ url: ' https://example.com ' }, {}],
  [{ name: ' ' }, { name: { code: 'nameMissing' } }],
  [{ name: 'x'.repeat(61) }, { name: { code: 'nameTooLong', params: { limit: 60 } } }],
  [{ topics: [] }, { topics: { code: 'topicsMissing' } }],
  [{ url: ' ' }, { url: { code: 'urlMissing' } }],
  [{ url: 'example.com' }, { url: { code: 'urlInvalid' } }],
  [{ url: 'ftp://example.com' }, { url: { code: 'urlInvalid' } }],
  [{ url: 'https://me:secret@example.com' }, { url: { code: 'urlInvalid' } }],
  [{ url: 'http://example.com' }, { url: { code: 'urlNotEncrypted' } }],
  [{ url: `https://example.com/${'x'.repeat(500)}` }, { url: { code: 'urlTooLong', params: { limit: 500 } } }],
])('of the webhook %j the problems are %j', (draft, problems) => {
  expect(problemsOfWebhook({ ...usual, ...draft }, { allowsPlain: false })).toEqual(problems)
})

it('may be without encryption where local addresses are allowed', () => {
  expect(problemsOfWebhook({ ...usual, url: 'http://127.0.0.1:4000/' }, { allowsPlain: true })).toEqual({})
})

it('is tried again after growing waits, each a little longer at random, and then given up', () => {
  const waits = waitsInMinutes.map(
    (_, place) => nextTryAt({ failed: place + 1, now, chance: 0 })!.getTime() - now.getTime(),
  )

  expect(waits.map((ms) => ms / 1000)).toEqual([5, 30, 300, 1800, 7200, 28_800, 86_400])
  expect(nextTryAt({ failed: 1, now, chance: 1 })!.getTime() - now.getTime()).toBe(6000)
  expect(nextTryAt({ failed: triesAtMost, now, chance: 0 })).toBeNull()
})

it('is paused after three days without success', () => {
  expect(isPauseDue('2026-03-01T08:00:00.000Z', now)).toBe(true)
  expect(isPauseDue('2026-03-01T08:00:00.001Z', now)).toBe(false)
})

it('takes any 2xx for received, and no redirect', () => {
  expect([199, 200, 204, 299, 300, 301, 404, 500].filter(isReceived)).toEqual([200, 204, 299])
})
