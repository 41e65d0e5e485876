import { jobsPath } from '@brigade/domain/kit/jobs-path.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { forgetDoneJobs } from '#kit/jobs/move-job.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { listJobs } from './list-jobs.ts'
import { retryJob } from './retry-job.ts'

export const jobsFeature: Feature = {
  name: 'jobs',
  register(app: App) {
    const { db, clock } = app

    useService(app, jobsPath, {
      find: ({ query, user, paginate }) => listJobs({ db, query, principal: user, isPaged: paginate !== false }),

      patch: { transaction: retryJob },
    })

    publishEvents(app, jobsPath, staffTopic('jobs', 'jobs:read'))
    app.schedule('done jobs', '37 * * * *', async () => {
      while (!(await db.write(() => forgetDoneJobs(clock.now()))));
    })
  },
}
