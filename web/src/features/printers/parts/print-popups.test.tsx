import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPrint, aPrinter } from '@brigade/domain/testing/printers.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { PrintPopups } from '#features/printers/parts/print-popups.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
import { startPrintersLive } from '#features/printers/printers.live.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { offerPopupShelf } from '#kit/popup-shelf.ts'
import { queryClient } from '#kit/query-client.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { signIn, signOut } from '#kit/session.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'

const patience = { timeout: 5_000 }
aLoudspeaker()
let stopLive = () => {}

afterEach(async () => {
  cleanup()
  stopLive()
  await signOut()
  vi.unstubAllGlobals()
})

/** The pop-ups of somebody at a venue where these prints are stuck. */
async function open(stuck: PrintJob[], role: StaffRole = 'manager') {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://brigade')
    asked.push(pathname)
    const user = aUser({ role })
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    if (pathname === '/v1/userdata') return Response.json(user)
    if (pathname.startsWith('/v1/restaurant')) return Response.json(aVenue())
    if (pathname === `/${printJobsPath}`)
      return Response.json({ total: stuck.length, limit: 50, skip: 0, data: [...stuck] })
    return Response.json([aPrinter()])
  })
  registerFeature(printersFeature)
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('printers', 'ui')
  queryClient.clear()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  stopLive = await startPrintersLive()
  const element = (
    <QueryClientProvider client={queryClient}>
      <div ref={offerPopupShelf} />
      <PrintPopups />
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { asked, stuck }
}

it('says what was not printed, where and why, and leads to it', async () => {
  await open([aPrint({ state: 'failed', reason: 'paperOut' })])

  expect(await screen.findByRole('heading', { name: 'Not printed: Ticket of order 12' }, patience)).toBeDefined()
  expect(screen.getByText(/The printer is out of paper/).textContent).toContain('Kitchen')
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/printers/prints?state=failed')
})

it('asks to look at the printer where nobody knows', async () => {
  await open([aPrint({ state: 'uncertain', reason: 'noAnswer', what: 'receipt' })])

  expect(await screen.findByRole('heading', { name: 'Printed or not? Receipt of order 12' }, patience)).toBeDefined()
  expect(screen.getByText(/Look at the printer first/)).toBeDefined()
})

it('comes as a print fails, and goes when somebody has seen to it', async () => {
  const { stuck } = await open([])
  const failed = aPrint({ version: 3, state: 'failed', reason: 'unreachable' })
  stuck.push(failed)
  act(() => applyNow(printJobsPath, failed))
  await screen.findByRole('heading', { name: /^Not printed/ }, patience)

  stuck.pop()
  const retried = aPrint({ version: 4, state: 'waiting' })
  act(() => applyNow(printJobsPath, retried))

  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
})

it('is put aside by a press, until the same fails again', async () => {
  const { stuck } = await open([aPrint({ state: 'failed', reason: 'unreachable' })])
  await screen.findByRole('heading', { name: /^Not printed/ }, patience)

  const button = screen.getByRole('button', { name: 'Close Popup' })
  await waitFor(() => expect(button.closest('[data-just-came]')).toBeNull())
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull(), patience)
  const again = aPrint({ state: 'failed', reason: 'paperOut', version: 5 })
  stuck.splice(0, 1, again)
  act(() => applyNow(printJobsPath, again))

  expect(await screen.findByText(/The printer is out of paper/, undefined, patience)).toBeDefined()
})

it('shows nothing to a waiter, and asks for nothing', async () => {
  const { asked } = await open([aPrint({ state: 'failed', reason: 'unreachable' })], 'waiter')

  expect(asked).not.toContain(`/${printJobsPath}`)
  expect(screen.queryByRole('article')).toBeNull()
})
