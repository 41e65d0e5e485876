import { describe, expect, it } from 'vitest'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { pushMessageOf } from '@brigade/domain/push/push.rules.ts'
import { noon } from '#testing/test-server.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { pushSender } from './push-sender.ts'
import { forgetOldPushes } from './forget-old-pushes.ts'
import { minutesAfterNoon, openPhones } from './testing/phones.ts'

const phones = openPhones()
const { setClock, subscribe, list, test, jobStates } = phones

describe('a message', () => {
  it.each([404, 410])('ends a browser of which its push service says %i', async (status) => {
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith(status)

    await test(phones.manager, body.id)
    await phones.testServer.app.jobs.runDue()

    expect(await list(phones.manager)).toEqual([])
    expect(await jobStates()).toEqual(['done'])
  })

  it.each([429, 500, 503, 302])('is tried again after a %i, and arrives once', async (status) => {
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith(status)

    await test(phones.manager, body.id)
    await phones.testServer.app.jobs.runDue()
    expect(phones.service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['waiting'])
    setClock(minutesAfterNoon(1))
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toHaveLength(1)
    expect(await list(phones.manager)).toHaveLength(1)
    expect(await jobStates()).toEqual(['done'])
  })

  it.each([
    ['429 with seconds', { status: 429, headers: { 'retry-after': '600' } }, 10],
    [
      '503 with a date',
      { status: 503, headers: { 'retry-after': new Date(noon.getTime() + 1_200_000).toUTCString() } },
      20,
    ],
    ['429 for a moment', { status: 429, headers: { 'retry-after': '3' } }, 1],
    ['503 until tomorrow', { status: 503, headers: { 'retry-after': '86400' } }, pushLimits.leftAloneAtMostMinutes],
    ['429 with nonsense', { status: 429, headers: { 'retry-after': 'a while' } }, 1],
  ])('leaves a push service alone that answers %s', async (_answer, answer, minutes) => {
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith(answer)

    await test(phones.manager, body.id)
    await phones.testServer.app.jobs.runDue()
    setClock(new Date(minutesAfterNoon(minutes).getTime() - 1))
    await phones.testServer.app.jobs.runDue()
    expect(phones.service.arrived).toEqual([])
    setClock(minutesAfterNoon(minutes))
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toHaveLength(1)
  })

  it.each([301, 307, 308])('goes nowhere else, though a push service says %i', async (status) => {
    const elsewhere = phones.service.newBrowser()
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith({ status, headers: { location: elsewhere.endpoint } })

    await test(phones.manager, body.id)
    await phones.testServer.app.jobs.runDue()

    expect(phones.service.arrived).toEqual([])
    expect(await jobStates()).toEqual(['waiting'])
  })

  it('is not sent to a push service that keeps calls waiting to their end', async () => {
    const { endpoint, keys } = phones.service.newBrowser()
    phones.service.answerWith('none', 'none')
    const phone = { id: 1, endpoint, ...keys, confirmedAt: '', language: 'en' as const }
    const sender = pushSender(phones.testServer.app, { answerWithinMs: 200 })
    const message = pushMessageOf({ kind: 'test' }, 'en')

    const answers = [
      await sender.send(phone, message),
      await sender.send(phone, message),
      await sender.send(phone, message),
    ]

    expect(answers.map(({ kind }) => kind)).toEqual(['noAnswer', 'noAnswer', 'notSent'])
    expect(phones.service.arrived).toEqual([])
  })

  it('is given up after some tries, and a person can look at it for two weeks', async () => {
    const { body } = await subscribe(phones.manager, phones.service.newBrowser())
    phones.service.answerWith(500, 500, 500, 500, 500, 500)

    await test(phones.manager, body.id)
    for (const minutes of [0, 1, 3, 8, 20]) {
      setClock(minutesAfterNoon(minutes))
      await phones.testServer.app.jobs.runDue()
    }

    expect(await jobStates()).toEqual(['failed'])
    const admin = await phones.testServer.signIn(hotelEmails.admin)
    const { body: jobs } = await phones.testServer.request<{ data: Job[] }>('GET', '/v1/jobs', { token: admin })
    expect(JSON.stringify(jobs)).not.toContain(phones.service.url)

    const forgetAfterDays = (days: number) => forgetOldPushes(phones.testServer.db, minutesAfterNoon(days * 24 * 60))
    await forgetAfterDays(13)
    expect(await jobStates()).toEqual(['failed'])
    await forgetAfterDays(15)
    expect(await jobStates()).toEqual([])
  })
})
