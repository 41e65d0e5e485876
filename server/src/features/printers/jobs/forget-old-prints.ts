import { run, type Work } from '#kit/work.ts'

const dayMs = 24 * 3_600_000
const keptDays = 14
const forgottenAtATime = 500

/** Removes prints that are long over, so many of them that nobody waits, and tells whether that was all. */
export function* forgetOldPrints(now: Date): Work<boolean> {
  const before = new Date(now.getTime() - keptDays * dayMs).toISOString()
  const over = ['printed', 'withdrawn', 'failed', 'uncertain']
  const places = over.map(() => '?').join(', ')
  const forgotten = yield* run(
    `DELETE FROM print_jobs WHERE "id" IN
       (SELECT "id" FROM print_jobs WHERE "state" IN (${places}) AND "updatedAt" < ? LIMIT ${forgottenAtATime})`,
    ...over,
    before,
  )
  return forgotten < forgottenAtATime
}
