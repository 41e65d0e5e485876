import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { filesFeature } from '#features/files/files.feature.tsx'
import { jobsFeature } from '#features/jobs/jobs.feature.tsx'
// Else it is fetched when it is first drawn, which takes its time.
import '#features/jobs/pages/jobs.page.tsx'
import { startJobsLive } from '#features/jobs/jobs.live.ts'
import { socket } from '#kit/api-client.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { signIn } from '#kit/session.ts'

const failed: Job = {
  id: 7,
  kind: 'files:removeBytes',
  restaurantId: null,
  state: 'failed',
  runAt: '2026-03-04T08:00:00.000Z',
  tries: 10,
  lastError: 'The storage of files does not answer.',
  version: 4,
  createdAt: '2026-03-04T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
}

let close = () => {}

afterEach(() => close())

type Call = { method: string; address: string; body: unknown }

/** Opens the page for the admin of an installation that has these jobs. */
async function openJobs(jobs: Job[], isBroken = () => false) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined }
    calls.push(call)
    if (address === '/v1/authentication')
      return Response.json({ accessToken: 'a-token', user: aUser({ role: 'admin' }) })
    if (address === '/v1/userdata') return Response.json(aUser({ role: 'admin' }))
    if (address.startsWith('/v1/restaurant')) return Response.json([aVenue({ id: 2, name: 'Olive Street' })])
    if (!address.startsWith('/v1/jobs')) return Response.json([])
    if (isBroken()) return Response.json({ name: 'GeneralError', message: 'Broken', code: 500 }, { status: 500 })
    if (method === 'PATCH') {
      jobs = jobs.map((job) => ({ ...job, state: 'waiting', tries: 0, version: job.version + 1 }))
      return Response.json(jobs[0])
    }
    const state = new URLSearchParams(address.slice(address.indexOf('?'))).get('state')
    const data = jobs.filter((job) => state === null || job.state === state)
    return Response.json({ total: data.length, limit: 20, skip: 0, data })
  })
  for (const feature of [jobsFeature, filesFeature]) registerFeature(feature)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('jobs', 'ui')
  queryClient.clear()
  await signIn({ email: 'admin@brigade.demo', password: 'brigade-demo' })
  const stopLive = await startJobsLive()
  const router = createMemoryRouter(jobsFeature.routes, { initialEntries: ['/jobs'] })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    stopLive()
    vi.unstubAllGlobals()
  }
  return { calls, router, user: userEvent.setup(), change: (next: Job[]) => (jobs = next) }
}

it('says what failed and why, and has it tried again', async () => {
  const { calls, user } = await openJobs([failed])
  expect(await screen.findByText('Remove a deleted picture')).toBeDefined()
  expect(screen.getByText('The storage of files does not answer.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Try again: job 7' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again: job 7' })).toBeNull())
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    address: '/v1/jobs/7',
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

  expect(await screen.findByText('Remove a deleted picture')).toBeDefined()
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
  await screen.findByText('Remove a deleted picture')

  await user.click(screen.getByRole('button', { name: 'Uncertain' }))

  expect(await screen.findByText('No jobs found.')).toBeDefined()
  expect(router.state.location.search).toBe('?state=uncertain')
})

it('hears what becomes of a job', async () => {
  const { change } = await openJobs([{ ...failed, state: 'waiting' }])
  await screen.findByText('Remove a deleted picture')

  change([failed])
  applyNow('v1/jobs', failed)

  expect(await screen.findByRole('button', { name: 'Try again: job 7' }, { timeout: 5000 })).toBeDefined()
})

it('shows a job no more that was taken back', async () => {
  const { change } = await openJobs([{ ...failed, state: 'waiting' }])
  await screen.findByText('Remove a deleted picture')

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

  expect(await screen.findByText('Remove a deleted picture')).toBeDefined()
})
