import type { AuditEntry } from '@brigade/domain/access/audit-entry.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aMember } from '@brigade/domain/testing/staff.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { auditFeature } from '#features/audit/audit.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/audit/audit-log.page.tsx'
import '#features/staff/parts/author-filter.tsx'
import { staffFeature } from '#features/staff/staff.feature.tsx'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'

const priced: AuditEntry = {
  id: 7,
  at: '2026-03-04T08:00:00.000Z',
  act: 'changed',
  record: 'item',
  recordId: 34,
  recordName: 'Risotto',
  restaurantId: 1,
  byKind: 'staff',
  byId: 1,
  by: 'Nadia Rahal',
  byRole: 'admin',
  address: '192.0.2.1',
  count: 1,
  changes: [{ field: 'price', before: 26, after: 31.5 }],
  moreChanges: 0,
}

const failed: AuditEntry = {
  ...priced,
  id: 8,
  act: 'signInFailed',
  record: 'person',
  recordId: 4,
  recordName: 'Layla Haddad',
  byKind: 'stranger',
  byId: null,
  by: '',
  byRole: null,
  count: 3,
  changes: [],
}

const renewed: AuditEntry = {
  ...priced,
  id: 9,
  record: 'table',
  recordId: 8,
  recordName: 'Room 108',
  changes: [
    { field: 'token', before: null, after: null, isHidden: true },
    { field: 'isActive', before: true, after: false },
  ],
  moreChanges: 2,
}

let close = () => {}

afterEach(() => close())

async function openLog(
  entries: AuditEntry[],
  { path = '/audit', role = 'manager' }: { path?: string; role?: 'manager' | 'admin' } = {},
) {
  const calls: PageCall[] = []
  const opened = await openPage({
    features: [auditFeature, authFeature, staffFeature],
    path,
    user: aUser({ role }),
    answer(call) {
      calls.push(call)
      if (call.service === 'restaurant') return [aVenue(), aVenue({ id: 2, name: 'Olive Street' })]
      if (call.service === 'staff')
        return [aMember({ id: 1, fname: 'Nadia', lname: 'Rahal', email: 'nadia@hotel.demo' })]
      if (call.service !== 'audit-log') return undefined
      return { total: entries.length, limit: 20, skip: 0, data: entries }
    },
  })
  close = opened.close
  return { ...opened, calls, asked: () => calls.findLast(({ service }) => service === 'audit-log')!.query }
}

it('says in one sentence what happened, and what a value was before', async () => {
  await openLog([priced, failed, renewed])

  expect(await screen.findByText('Nadia Rahal changed the item Risotto')).toBeDefined()
  expect(screen.getByText(/26.*→.*31\.5/)).toBeDefined()
  expect(screen.getByText('3 sign-ins as Layla Haddad failed within a minute')).toBeDefined()
  expect(screen.getByText('4 fields')).toBeDefined()
})

it('shows an entry with before and after, who, from where, and no secrets', async () => {
  const { user } = await openLog([renewed])

  await user.click(await screen.findByRole('button', { name: 'Nadia Rahal changed the table Room 108' }))

  const entry = within(await screen.findByRole('dialog'))
  expect(entry.getByText('192.0.2.1')).toBeDefined()
  expect(entry.getByText('Admin')).toBeDefined()
  const [, code, active] = entry.getAllByRole('row').map(({ textContent }) => textContent)
  expect(code).toMatch(/^Code.*Not shown.*Not shown$/)
  expect(active).toMatch(/^Active.*Yes.*No$/)
  expect(entry.getByText('2 more fields aren’t shown.')).toBeDefined()
})

it('follows a record and a person from an entry, and shows all again', async () => {
  const { user, asked, router } = await openLog([priced])
  await user.click(await screen.findByRole('button', { name: 'Nadia Rahal changed the item Risotto' }))

  await user.click(await screen.findByRole('button', { name: 'All about this record' }))

  await waitFor(() => expect(asked().get('recordId')).toBe('34'))
  expect(asked().get('record')).toBe('item')
  await user.click(await screen.findByRole('button', { name: /Only the item Risotto/ }))
  await waitFor(() => expect(router.state.location.search).toBe(''))

  await user.click(await screen.findByRole('button', { name: 'Nadia Rahal changed the item Risotto' }))
  await user.click(await screen.findByRole('button', { name: 'All by Nadia Rahal' }))
  await waitFor(() => expect(asked().get('byId')).toBe('1'))
  expect(asked().get('byKind')).toBe('staff')
})

it('finds a person by a part of the name or email, and shows what they did', async () => {
  const { user, calls, asked, router } = await openLog([priced])
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  const field = await screen.findByRole('combobox', { name: 'Person' })

  await user.click(field)
  await user.keyboard('nad')
  await waitFor(() => expect(calls.findLast(({ service }) => service === 'staff')?.query.get('search')).toBe('nad'))
  await user.click(await screen.findByTitle('Nadia Rahal · nadia@hotel.demo'))

  await waitFor(() => expect(asked().get('byId')).toBe('1'))
  expect(asked().get('byKind')).toBe('staff')
  expect(router.state.location.search).toBe('?by=staff-1')
})

it('asks for what its address says, and for nothing else', async () => {
  const { asked } = await openLog([priced], {
    path: '/audit?record=item&act=changed&venue=2&from=2026-03-01&to=2026-03-02&of=nothing-1&by=x',
    role: 'admin',
  })
  await screen.findByText('Nadia Rahal changed the item Risotto')

  expect(Object.fromEntries(asked())).toMatchObject({ record: 'item', act: 'changed', restaurantId: '2' })
  expect(asked().get('recordId')).toBeNull()
  expect(asked().get('byId')).toBeNull()
  expect(await screen.findByRole('columnheader', { name: 'Venue' })).toBeDefined()
})

it('says that nothing was found', async () => {
  await openLog([])

  expect(await screen.findByText('No entries found.')).toBeDefined()
})

it('is on the clock of the one venue that is chosen, and names the clock of several', async () => {
  await openLog([priced], { role: 'admin', path: '/audit?venue=1' })
  expect(await screen.findByText('4 Mar 2026, 12:00')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Time' })).toBeDefined()
  close()

  await openLog([priced], { role: 'admin' })
  expect(await screen.findByRole('columnheader', { name: `Time (${deviceTimeZone})` })).toBeDefined()
})
