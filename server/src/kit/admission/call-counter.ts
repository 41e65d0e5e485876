import type { CallBudget } from '@brigade/domain/access/contract.ts'
import { tooManyRequests } from '../errors/errors.ts'

/** Maximum callers that are remembered. Above it, those who have not called within the period are forgotten. */
const callersAtMost = 10_000

const doneVeryOften = 'You’ve done this too often. Wait a moment.'

/** Counts a call. Throws TooManyRequests for a call above the limit, which is not counted. */
export type CountCall = (call: { who: string; now: Date }) => void

/** Counts calls per caller within the last seconds, in this process. The sentence is that of the refusal. */
export function callCounter({ calls, perSeconds }: CallBudget, sentence = doneVeryOften): CountCall {
  const callers = new Map<string, number[]>()
  let tidyAt = callersAtMost
  return ({ who, now }) => {
    const at = now.getTime()
    const since = at - perSeconds * 1_000
    const times = callers.get(who) ?? []
    keepLately(times, { since, at })
    if (times.length >= calls) throw usedUp(sentence, Math.max(1, Math.ceil((times[0]! - since) / 1_000)))
    times.push(at)
    callers.set(who, times)
    if (callers.size <= tidyAt) return
    forgetOld(callers, since)
    tidyAt = Math.max(callersAtMost, 2 * callers.size)
  }
}

/** Drops all times but those of the last seconds. After a clock was put back, times in the future are dropped too. */
function keepLately(times: number[], { since, at }: { since: number; at: number }): void {
  while (times.length > 0 && times.at(-1)! > at) times.pop()
  const old = times.findIndex((time) => time > since)
  if (old !== 0) times.splice(0, old === -1 ? times.length : old)
}

function forgetOld(callers: Map<string, number[]>, since: number): void {
  for (const [who, times] of callers) if ((times.at(-1) ?? 0) <= since) callers.delete(who)
}

function usedUp(message: string, retryAfter: number) {
  return tooManyRequests({ message, reason: 'tooOften', extras: { retryAfter } })
}
