import { setTimeout as sleep } from 'node:timers/promises'
import type { Principal } from '@brigade/domain/access/principal.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { App } from '#kit/context.ts'
import { leaseMs } from '#kit/jobs/job-runner.ts'
import { askPosting } from './ask-posting.ts'
import type { CallPos } from './pos-caller.ts'
import { openPosDesk } from './testing/pos-desk.ts'
import { secondProcess } from './testing/second-process.ts'

/** What the point of sale does with the next call: whether it takes the order is one thing, whether Brigade hears of it another. */
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

const desk = openPosDesk()
let other: App
let mood: Mood = 'takes'
/** How often it has taken the order, and how often a person has said that it may come twice. */
let taken = 0
let allowed = 0
/** Answers that it still owes, each with the time when the lease of its posting is over. */
const owed: { answer: () => void; until: number }[] = []

beforeAll(async () => {
  other = await secondProcess(desk)
  desk.harbour.app.callPos = callPos
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
          // Of the run before, where that came to a fault.
          await happen.answerLate()
          // A night may have gone by, after which guests scan the code again.
          desk.guest = await desk.harbour.guestAt('Room 207')
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
          // What was answered late, to somebody whose job is another's by then, is written down by them all the same.
          await Promise.all([desk.harbour.app, other].map(({ jobs }) => jobs.runDue()))

          const postings = await desk.postings()
          expect(taken).toBeLessThanOrEqual(1 + allowed)
          expect(postings.filter(({ state }) => state === 'waiting' || state === 'running')).toEqual([])
          expect((await desk.read()).postedToPOS).toBe(postings.some(({ state }) => state === 'posted'))
          // Nothing gets lost either: what was taken is known to be there, or to be there perhaps.
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
    const admin = await desk.harbour.signIn('admin@brigade.demo')
    for (const { jobId } of await desk.postings()) {
      await desk.harbour.request('PATCH', `/v1/jobs/${jobId}`, { token: admin, body: { state: 'waiting' } })
    }
  },
  async wait() {
    desk.later(11)
  },
  /** Who posts stands still, or is gone. */
  async cutOff() {
    desk.later(leaseMs / 1000 + 60)
  },
  async answerLate() {
    for (const { answer } of owed.splice(0)) answer()
  },
}

function call(method: string, path: string, body: object) {
  return desk.harbour.request(method, path, { token: desk.manager, body })
}

/** Without waiting for what comes of it, which may be long. */
async function send(mayArriveTwice: boolean): Promise<void> {
  const body = { orderId: desk.order.id, mayArriveTwice }
  const asked = desk.harbour.db.write(() => askPosting({ body, principal: manager, now: desk.now }))
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

/** Until both processes have done what is to be done now, but for what they wait for. */
async function rest(): Promise<void> {
  for (;;) {
    const both = [desk.harbour.app, other].map(({ jobs }) => jobs.runDue())
    await Promise.race([Promise.all(both), sleep(5)])
    const at = desk.now.toISOString()
    const [due] = await desk.harbour.db.many<{ total: number | string }>(
      `SELECT COUNT(*) AS "total" FROM jobs WHERE "kind" = 'pos:postOrder'
       AND (("state" = 'waiting' AND "runAt" <= ?) OR ("state" = 'running' AND "lockedUntil" <= ?))`,
      at,
      at,
    )
    const running = await desk.harbour.db.many(
      `SELECT "id" FROM jobs WHERE "kind" = 'pos:postOrder' AND "state" = 'running'`,
    )
    const held = owed.filter(({ until }) => until > desk.now.getTime())
    const open = await desk.harbour.db.many(
      `SELECT p."id" FROM pos_postings p JOIN jobs j ON j."id" = p."jobId"
       WHERE p."state" IN ('waiting', 'running') AND j."state" IN ('failed', 'uncertain')`,
    )
    if (Number(due!.total) === 0 && running.length === held.length && open.length === 0) return
  }
}
