import { expect, it } from 'vitest'
import { can, rolesThatMay } from '../access/permissions.ts'
import { entriesOf } from '../kit/table-keys.ts'
import { languages } from '../kit/languages.ts'
import { requestTypes } from '../requests/requests.schema.ts'
import { pushLimits } from './push.limits.ts'
import { pushMessageOf, problemsOfPushMinutes, notifiedBy, unacceptedSince } from './push.rules.ts'

it('says where a new order waits, in the language of the person', () => {
  const notice = { kind: 'newOrder', orderId: 12, table: 'Room 204' } as const

  expect(pushMessageOf(notice, 'en')).toEqual({
    title: 'Room 204',
    body: 'A new order is waiting to be accepted.',
    path: '/orders/12',
    tag: 'order-12',
    lang: 'en',
    dir: 'ltr',
  })
  expect(pushMessageOf(notice, 'ar')).toMatchObject({ title: 'Room 204', lang: 'ar', dir: 'rtl' })
  expect(pushMessageOf(notice, 'ar').body).toMatch(/^[\u0600-\u06ff .]+$/)
})

it('names the venue for people who work at several, and says of a test order that it is one', () => {
  const notice = { kind: 'newOrder', orderId: 12, table: 'Room 204' } as const

  expect(pushMessageOf(notice, 'en', { venue: 'Harbour Hotel', isTest: true })).toMatchObject({
    title: 'Room 204 · Harbour Hotel',
    body: 'A test order is waiting to be accepted.',
  })
  expect(pushMessageOf(notice, 'ar', { isTest: true })).toMatchObject({
    title: 'Room 204',
    body: 'طلب تجريبي بانتظار القبول.',
  })
})

it('speaks the language of the person, from right to left in Arabic and Kurdish', () => {
  const messages = languages.map((language) => pushMessageOf({ kind: 'test' }, language))

  expect(new Set(messages.map(({ body }) => body)).size).toBe(languages.length)
  expect(messages.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)).toEqual(['ar', 'ku'])
})

it.each(requestTypes)('names what is overdue in both languages: %s', (requestType) => {
  const notice = { kind: 'overdueRequest', requestId: 3, table: 'Pool 1', requestType } as const
  const [english, arabic] = [pushMessageOf(notice, 'en'), pushMessageOf(notice, 'ar')]

  expect(english).toMatchObject({ title: 'Pool 1', path: '/tables/request', tag: 'request-3' })
  expect(english.body).toMatch(/\w: overdue\.$/)
  expect(arabic.body).toMatch(/^[\u0600-\u06ff ،:.]+$/)
})

it('leaves out free texts of a request, and is no longer than push services accept', () => {
  const notice = { kind: 'overdueRequest', requestId: 3, table: 'Pool 1', requestType: 'custom' } as const
  const car = { key: 'car', kind: 'choice', value: 'van' } as const
  const bodyWith = (question: string, option: string) =>
    pushMessageOf(notice, 'en', {
      request: {
        isLate: false,
        label: { en: 'Taxi' },
        answers: [
          { key: 'where', kind: 'text', label: { en: 'Where to?' }, value: 'My sister’s' },
          ...Array.from({ length: 5 }, () => ({ ...car, label: { en: question }, option: { en: option } })),
        ],
      },
    }).body

  expect(bodyWith('Car', 'Van')).toMatch(/^Taxi: .*\. Car: Van · Car: Van/)
  expect(bodyWith('Car', 'Van')).not.toContain('sister')
  const long = bodyWith('🚕'.repeat(120), '🚙'.repeat(60))
  expect(Array.from(long)).toHaveLength(pushLimits.bodyLength)
  expect(long).toMatch(/🚕…$/)
})

it('tells only those who may have messages at all', () => {
  for (const [, permission] of entriesOf(notifiedBy))
    for (const role of rolesThatMay(permission)) expect(can({ role }, 'push:subscribe')).toBe(true)
})

it('tells of orders from the minutes of the venue on, and of none that is older than an hour', () => {
  const now = new Date('2026-03-04T08:00:00.000Z')

  expect(unacceptedSince(now, 2)).toEqual({ after: '2026-03-04T07:00:00.000Z', until: '2026-03-04T07:58:00.000Z' })
})

it.each([1, 2, 59])('lets a venue wait for %i minutes', (minutes) => {
  expect(problemsOfPushMinutes({ pushOrdersAfterMinutes: minutes })).toEqual({})
})

it.each([0, -1, 60, 2.5, Number.NaN, null, '', 'soon'])('lets no venue wait for %s minutes', (minutes) => {
  expect(problemsOfPushMinutes({ pushOrdersAfterMinutes: minutes })).toEqual({
    pushOrdersAfterMinutes: {
      code: 'pushMinutesWrong',
      params: { least: 1, most: 59 },
      sentence: 'Enter whole minutes from 1 to 59.',
    },
  })
})
