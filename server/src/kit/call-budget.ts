import type { CallBudget } from '@brigade/domain/access/contract.ts'
import { budgetOf } from './admission.ts'
import type { App, Context } from './context.ts'
import { tooManyRequests } from './errors.ts'

/** So many people are remembered before those are forgotten who have not called within the time. */
const peopleAtMost = 10_000

/** Counts a call. Throws TooManyRequests for one too many, which is not counted. */
type CountCall = (call: { who: string; now: Date }) => void

/** Before hook: counts the calls of each person within the last seconds, in this process. Throws TooManyRequests for one too many. */
export function withinBudget(budget: CallBudget) {
  const counts = new WeakMap<App, CountCall>()
  return ({ app, params: { provider, user } }: Context): void => {
    if (!provider || !user) return
    const count = counts.get(app) ?? callCounter(budget)
    counts.set(app, count)
    count({ who: budgetOf(user, ''), now: app.clock.now() })
  }
}

/** Counts calls by who makes them, within the last seconds, in this process. */
export function callCounter({ calls, perSeconds }: CallBudget): CountCall {
  const people = new Map<string, number[]>()
  return ({ who, now }) => {
    const at = now.getTime()
    const since = at - perSeconds * 1_000
    // After a clock was put back, what seems to be still to come is forgotten.
    const lately = (people.get(who) ?? []).filter((time) => time > since && time <= at)
    if (lately.length >= calls) throw usedUp(Math.max(1, Math.ceil((lately[0]! - since) / 1_000)))
    if (people.size >= peopleAtMost) forgetOld(people, since)
    people.set(who, [...lately, at])
  }
}

function forgetOld(people: Map<string, number[]>, since: number): void {
  for (const [who, times] of people) if ((times.at(-1) ?? 0) <= since) people.delete(who)
}

function usedUp(retryAfter: number) {
  const message = 'You have done this very often lately. Please wait a moment.'
  return tooManyRequests({ message, reason: 'tooOften', extras: { retryAfter } })
}
