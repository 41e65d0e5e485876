import type { CallBudget } from '@brigade/domain/access/contract.ts'
import { budgetOf } from './admission.ts'
import type { App, Context } from './context.ts'
import { tooManyRequests } from './errors.ts'

/** So many people are remembered before those are forgotten who have not called within the time. */
const peopleAtMost = 10_000

/**
 * Before hook: counts the calls of each person within the last seconds, in this process. Throws TooManyRequests for one too many, which is not
 * counted.
 */
export function withinBudget({ calls, perSeconds }: CallBudget) {
  const windows = new WeakMap<App, Map<string, number[]>>()
  return ({ app, params: { provider, user } }: Context): void => {
    if (!provider || !user) return
    const people = windows.get(app) ?? new Map<string, number[]>()
    windows.set(app, people)
    const now = app.clock.now().getTime()
    const since = now - perSeconds * 1_000
    const who = budgetOf(user, '')
    // After a clock was put back, what seems to be still to come is forgotten.
    const lately = (people.get(who) ?? []).filter((at) => at > since && at <= now)
    if (lately.length >= calls) throw usedUp(Math.max(1, Math.ceil((lately[0]! - since) / 1_000)))
    if (people.size >= peopleAtMost) forgetOld(people, since)
    people.set(who, [...lately, now])
  }
}

function forgetOld(people: Map<string, number[]>, since: number): void {
  for (const [who, times] of people) if ((times.at(-1) ?? 0) <= since) people.delete(who)
}

function usedUp(retryAfter: number) {
  const message = 'You have done this very often lately. Please wait a moment.'
  return tooManyRequests({ message, reason: 'tooOften', extras: { retryAfter } })
}
