import { printJobsPath } from '@brigade/domain/printers/printers.api.ts'
import type { PrintJob } from '@brigade/domain/printers/print-jobs.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPrint, aPrinter } from '@brigade/domain/testing/printers.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PrintPopups } from '#features/printers/parts/print-popups.tsx'
import { printersFeature } from '#features/printers/printers.feature.tsx'
import { startPrintersLive } from '#features/printers/printers.live.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { aLoudspeaker } from '#kit/testing/loudspeaker.ts'
import { openPopups } from '#kit/testing/open-popups.tsx'

const patience = { timeout: 5_000 }
aLoudspeaker()
let close = async () => {}

afterEach(() => close())

/** Opens the pop-ups of a person at a venue where these prints are stuck. */
async function open(stuck: PrintJob[], role: StaffRole = 'manager') {
  const asked: string[] = []
  ;({ close } = await openPopups({
    features: [printersFeature],
    Popups: PrintPopups,
    user: aUser({ role }),
    start: startPrintersLive,
    answer: ({ path, service }) => {
      asked.push(path)
      if (service === 'restaurant') return aVenue()
      return path === `/${printJobsPath}` ? { total: stuck.length, limit: 50, skip: 0, data: [...stuck] } : [aPrinter()]
    },
  }))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { asked, stuck }
}

it('says what was not printed, where and why, and leads to it', async () => {
  await open([aPrint({ state: 'failed', reason: 'paperOut' })])

  expect(await screen.findByRole('heading', { name: 'Not printed: Ticket, order 12' }, patience)).toBeDefined()
  expect(screen.getByText(/The printer is out of paper/).textContent).toContain('Kitchen')
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/printers/prints?state=failed')
})

it('asks to look at the printer where nobody knows', async () => {
  await open([aPrint({ state: 'uncertain', reason: 'noAnswer', what: 'receipt' })])

  expect(await screen.findByRole('heading', { name: 'Did it print? Receipt, order 12' }, patience)).toBeDefined()
  expect(screen.getByText(/Check the printer first/)).toBeDefined()
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
