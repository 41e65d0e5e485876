import { setTimeout as sleep } from 'node:timers/promises'
import type { Principal } from '@brigade/domain/access/principal.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { App } from '#kit/context/context.ts'
import { leaseMs } from '#kit/jobs/job-runner.ts'
import { askPosting } from './ask-posting.ts'
import type { CallPos } from './pos-caller.ts'
import { openPosFixture } from './testing/pos-fixture.ts'
import { secondProcess } from './testing/second-process.ts'

/** The reaction of the point of sale to the next call: accepting the order and answering Brigade are independent. */
const moods = ['takes', 'refuses', 'isAway', 'takesInSilence', 'takesAndMumbles', 'takesLater', 'refusesLater'] as const

type Mood = (typeof moods)[number]

const acts = [
  'accept',
  'acceptAndWait',
  'undo',
  'change',
  'changeAndAccept',
  'cancel',
  'send',
  'sendTwice',
  'sendAnyhow',
  'retryJob',
  'wait',
  'cutOff',
  'answerLate',
] as const

type Event = { act: (typeof acts)[number]; mood: Mood }

const often = ['acceptAndWait', 'changeAndAccept', 'send', 'cutOff'] as const

const event = fc.record<Event>({ act: fc.constantFrom(...acts, ...often), mood: fc.constantFrom(...moods) })

const desk = openPosFixture()
let other: App
let mood: Mood = 'takes'
/** Number of times that it has accepted the order, and that a person has accepted a possible duplicate. */
let taken = 0
let allowed = 0
/** Answers that it has not sent yet, each with the time when the lease of its posting is over. */
const owed: { answer: () => void; until: number }[] = []

beforeAll(async () => {
  other = await secondProcess(desk)
  desk.testServer.app.callPos = callPos
  other.callPos = callPos
})

it(
  'never comes to the point of sale twice, whatever happens, unless a person says that it may',
  { timeout: 240_000 },
  async () => {
    const flags = { isPOSIntegrated: true, isAutoPostingToPOS: true }
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(event, { minLength: 1, maxLength: 24, size: 'max' }),
        async (isAutoPostingToPOS, events) => {
          await desk.configure({ ...flags, isAutoPostingToPOS })
          // Answers left over from the previous run, if that failed.
          await happen.answerLate()
          // A night may have passed, after which guests scan the code again.
          desk.guest = await desk.testServer.guestAt('Room 207')
          await desk.place()
          taken = 0
          allowed = 0
          for (const each of events) {
            mood = each.mood
            await happen[each.act]()
            await rest()
            expect(taken).toBeLessThanOrEqual(1 + allowed)
          }
          mood = 'takes'
          for (const last of ['wait', 'answerLate', 'cutOff'] as const) {
            await happen[last]()
            await rest()
          }
          // A late answer is still recorded by the process that receives it, even if another one has its job by then.
          await Promise.all([desk.testServer.app, other].map(({ jobs }) => jobs.runDue()))

          const postings = await desk.postings()
          expect(taken).toBeLessThanOrEqual(1 + allowed)
          expect(postings.filter(({ state }) => state === 'waiting' || state === 'running')).toEqual([])
          expect((await desk.read()).postedToPOS).toBe(postings.some(({ state }) => state === 'posted'))
          // Nothing gets lost either: each accepted order is known to be there, or to be uncertain.
          const known = postings.filter(({ state }) => state === 'posted' || state === 'uncertain')
          expect(known.length).toBeGreaterThanOrEqual(taken)
        },
      ),
      { numRuns: 40 },
    )
  },
)

const callPos: CallPos = async () => {
  if (mood.startsWith('takes')) taken += 1
  if (mood === 'takes') return says(200, '{"message":"Taken"}')
  if (mood === 'refuses') return says(500, '')
  if (mood === 'isAway') return { kind: 'notSent', reason: 'unreachable', failure: 'refused' }
  if (mood === 'takesInSilence') return { kind: 'noAnswer', failure: 'timedOut' }
  if (mood === 'takesAndMumbles') return says(200, 'OK')
  const answer = mood === 'takesLater' ? says(200, '{"checkNumber":1}') : says(500, '')
  return await new Promise((resolve) => {
    owed.push({ answer: () => resolve(answer), until: desk.now.getTime() + leaseMs })
  })
}

function says(status: number, text: string) {
  return { kind: 'answered', status, text, isCut: false } as const
}

const happen: Record<Event['act'], () => Promise<unknown>> = {
  accept: () => desk.accept(),
  async acceptAndWait() {
    await desk.accept()
    desk.later(11)
  },
  async changeAndAccept() {
    await happen.change()
    await happen.acceptAndWait()
  },
  undo: () => call('POST', '/v1/undo/order', { id: desk.order.id }),
  cancel: () => call('PATCH', `/v1/order/${desk.order.id}`, { status: 'cancelled', cancelReason: 'Gone' }),
  async change() {
    const { version, cart } = await desk.read()
    const lines = [{ itemId: cart[0]!.itemId, itemQty: cart[0]!.itemQty === 2 ? 3 : 2 }]
    await call('PATCH', `/v1/order/${desk.order.id}`, { version, cart: lines })
  },
  send: () => send(false),
  sendTwice: () => Promise.all([send(false), send(false)]),
  sendAnyhow: () => send(true),
  async retryJob() {
    const admin = await desk.testServer.signIn('admin@brigade.demo')
    for (const { jobId } of await desk.postings()) {
      await desk.testServer.request('PATCH', `/v1/jobs/${jobId}`, { token: admin, body: { state: 'waiting' } })
    }
  },
  async wait() {
    desk.later(11)
  },
  /** Moves the clock beyond the lease, as if the posting process hangs, or is gone. */
  async cutOff() {
    desk.later(leaseMs / 1000 + 60)
  },
  async answerLate() {
    for (const { answer } of owed.splice(0)) answer()
  },
}

function call(method: string, path: string, body: object) {
  return desk.testServer.request(method, path, { token: desk.manager, body })
}

/** Posts without waiting for the outcome, which may take long. */
async function send(mayArriveTwice: boolean): Promise<void> {
  const body = { orderId: desk.order.id, mayArriveTwice }
  const asked = desk.testServer.db.write(() => askPosting({ body, principal: manager, now: desk.now }))
  await asked.then(
    () => (allowed += mayArriveTwice ? 1 : 0),
    (error: { code?: number }) => expect(error.code).toBe(409),
  )
}

const manager: Principal = {
  kind: 'staff',
  id: 4,
  role: 'manager',
  fname: 'Layla',
  lname: 'Haddad',
  restaurantId: [1],
  sessionId: 's',
}

/** Waits until both processes have run all due jobs, except those that wait for an answer. */
async function rest(): Promise<void> {
  for (;;) {
    const both = [desk.testServer.app, other].map(({ jobs }) => jobs.runDue())
    await Promise.race([Promise.all(both), sleep(5)])
    const at = desk.now.toISOString()
    const [due] = await desk.testServer.db.many<{ total: number | string }>(
      `SELECT COUNT(*) AS "total" FROM jobs WHERE "kind" = 'pos:postOrder'
       AND (("state" = 'waiting' AND "runAt" <= ?) OR ("state" = 'running' AND "lockedUntil" <= ?))`,
      at,
      at,
    )
    const running = await desk.testServer.db.many(
      `SELECT "id" FROM jobs WHERE "kind" = 'pos:postOrder' AND "state" = 'running'`,
    )
    const held = owed.filter(({ until }) => until > desk.now.getTime())
    const open = await desk.testServer.db.many(
      `SELECT p."id" FROM pos_postings p JOIN jobs j ON j."id" = p."jobId"
       WHERE p."state" IN ('waiting', 'running') AND j."state" IN ('failed', 'uncertain')`,
    )
    if (Number(due!.total) === 0 && running.length === held.length && open.length === 0) return
  }
}
