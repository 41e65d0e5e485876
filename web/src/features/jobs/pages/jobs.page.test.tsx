import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { jobsFeature } from '#features/jobs/jobs.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/jobs/pages/jobs.page.tsx'
import { startJobsLive } from '#features/jobs/jobs.live.ts'
import { socket } from '#kit/calls/api-client.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

const failed: Job = {
  id: 7,
  kind: 'files:removeBytes',
  restaurantId: null,
  state: 'failed',
  runAt: '2026-03-04T08:00:00.000Z',
  tries: 10,
  lastError: 'The file storage isn’t responding.',
  version: 4,
  createdAt: '2026-03-04T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
}

let close = () => {}

afterEach(() => close())

/** Opens the page for the admin of an installation that has these jobs. */
async function openJobs(jobs: Job[], isBroken = () => false) {
  const calls: PageCall[] = []
  const opened = await openPage({
    features: [jobsFeature, filesFeature, authFeature],
    path: '/jobs',
    user: aUser({ role: 'admin' }),
    start: startJobsLive,
    answer(call) {
      calls.push(call)
      if (call.service === 'restaurant') return [aVenue({ id: 2, name: 'Olive Street' })]
      if (call.service !== 'jobs') return undefined
      if (isBroken()) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
      if (call.method === 'PATCH') {
        jobs = jobs.map((job) => ({ ...job, state: 'waiting', tries: 0, version: job.version + 1 }))
        return jobs[0]
      }
      const state = call.query.get('state')
      const data = jobs.filter((job) => state === null || job.state === state)
      return { total: data.length, limit: 20, skip: 0, data }
    },
  })
  close = opened.close
  return { ...opened, calls, change: (next: Job[]) => (jobs = next) }
}

it('says what failed and why, and has it tried again', async () => {
  const { calls, user } = await openJobs([failed])
  expect(await screen.findByText('Remove deleted image')).toBeDefined()
  expect(screen.getByText('The file storage isn’t responding.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Try again: job 7' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again: job 7' })).toBeNull())
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/v1/jobs/7',
    body: { state: 'waiting' },
  })
})

it('says which venue a job concerns, if it is one', async () => {
  await openJobs([
    { ...failed, restaurantId: 2 },
    { ...failed, id: 8 },
  ])

  expect(await screen.findAllByText('Olive Street')).toHaveLength(1)
})

it('calls a job as its feature does, and one without a name as the server does', async () => {
  await openJobs([failed, { ...failed, id: 8, kind: 'pos:post' }])

  expect(await screen.findByText('Remove deleted image')).toBeDefined()
  expect(screen.getByText('pos:post')).toBeDefined()
})

it('offers no second try of what is done or waits', async () => {
  await openJobs([
    { ...failed, state: 'done' },
    { ...failed, id: 8, kind: 'pos:post', state: 'waiting' },
  ])

  expect(await screen.findByText('pos:post')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
})

it('is narrowed by state, in its address', async () => {
  const { router, user } = await openJobs([failed])
  await screen.findByText('Remove deleted image')

  await user.click(screen.getByRole('button', { name: 'Unconfirmed' }))

  expect(await screen.findByText('No jobs found.')).toBeDefined()
  expect(router.state.location.search).toBe('?state=uncertain')
})

it('hears what becomes of a job', async () => {
  const { change } = await openJobs([{ ...failed, state: 'waiting' }])
  await screen.findByText('Remove deleted image')

  change([failed])
  applyNow('v1/jobs', failed)

  expect(await screen.findByRole('button', { name: 'Try again: job 7' }, { timeout: 5000 })).toBeDefined()
})

it('shows a job no more that was taken back', async () => {
  const { change } = await openJobs([{ ...failed, state: 'waiting' }])
  await screen.findByText('Remove deleted image')

  change([])
  for (const hear of socket.listeners('v1/jobs removed')) hear(failed)

  expect(await screen.findByText('No jobs found.', {}, { timeout: 5000 })).toBeDefined()
})

it('says when the list can’t be fetched, and fetches it again', async () => {
  let isBroken = true
  const { user } = await openJobs([failed], () => isBroken)
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })

  isBroken = false
  await user.click(retry)

  expect(await screen.findByText('Remove deleted image')).toBeDefined()
})
