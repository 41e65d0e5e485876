import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { useIsPartUnderWay } from '#kit/loading/lazy-parts.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { ReportDaysLine } from '#ui/report-days-line.tsx'

const file = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('#ui/rooted-day-range.tsx', async (original) => {
  await file.promise
  return original()
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('shows the chosen days in the place of the picker until it is fetched, and that it is still loading', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('authentication') ? { accessToken: 'a-token' } : aUser({ role: 'admin' })),
  )
  await loadUiWords()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  const days = { from: '2026-03-01', to: '2026-03-05' }
  render(
    <QueryClientProvider client={queryClient}>
      <ReportDaysLine
        report={{ days, problem: null, today: '2026-03-10', setDays: () => {} }}
        path="v1/exportData"
        permission="menus:export"
        asked={{ fileName: 'Lunch', moduleName: 'menus', restaurantId: 1 }}
      />
      <Waits />
    </QueryClientProvider>,
  )

  expect(screen.getByText('1 Mar 2026 – 5 Mar 2026')).toBeDefined()
  expect(await screen.findByText('Loading')).toBeDefined()
  await act(async () => file.resolve())

  expect(await screen.findByDisplayValue('1 Mar 2026', {}, { timeout: 10_000 })).toBeDefined()
  expect(screen.queryByText('1 Mar 2026 – 5 Mar 2026')).toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
})

function Waits() {
  return useIsPartUnderWay() ? <p>Loading</p> : null
}
