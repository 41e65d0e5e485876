import type { CallBudget } from '@brigade/domain/access/contract.ts'
import { budgetOf } from './admission.ts'
import { callCounter, type CountCall } from './call-counter.ts'
import type { App, Context } from './context.ts'

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
