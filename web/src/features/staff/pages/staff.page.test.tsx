import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aLink, aMember } from '@brigade/domain/testing/staff.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/staff/pages/credentials.page.tsx'
import { StaffPage } from '#features/staff/pages/staff.page.tsx'
import '#features/passphrases/parts/passphrase-form.tsx'
import { PassphraseHost } from '#features/passphrases/parts/passphrase-host.tsx'
import { passphrasesFeature } from '#features/passphrases/passphrases.feature.tsx'
import { staffFeature } from '#features/staff/staff.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'
import { openPage } from '#kit/testing/open-page.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'

let close = () => {}

afterEach(() => {
  close()
  closeToasts()
  vi.restoreAllMocks()
})

/** The pop-ups are beside the screens. */
const gated = (
  <>
    <StaffPage />
    <PassphraseHost />
  </>
)

type Open = {
  mailedTo?: string | null
  role?: StaffRole
  path?: string
  members?: StaffMember[]
  isPassphrase?: boolean
  answerTo?: (call: PageCall) => unknown
}

async function open({
  role = 'manager',
  path = '/staff',
  members = [aMember()],
  isPassphrase,
  answerTo,
  mailedTo = null,
}: Open = {}) {
  const calls: PageCall[] = []
  const venue = aVenue({ isPassphrase: isPassphrase ?? false })
  const [route] = staffFeature.routes.filter((each) => `/${each.path}` === path.split('?')[0])
  const opened = await openPage({
    features: [staffFeature, authFeature, passphrasesFeature, venuesFeature],
    routes: isPassphrase ? [{ path: 'staff', element: gated }] : [route!],
    path,
    user: aUser({ id: 4, role, restaurantId: role === 'manager' ? [1] : [] }),
    answer(call) {
      calls.push(call)
      const own = answerTo?.(call)
      if (own !== undefined) return own
      const { method, service, id, path: address } = call
      if (service === 'restaurant') return id ? venue : [venue]
      if (service === 'passphrase') return { restaurantId: 1, isSet: { staffAccess: true }, grants: [] }
      if (address.endsWith('/sessions')) return []
      if (method === 'POST') return aLink({ mailedTo })
      if (method === 'GET') return id ? members.find((each) => each.id === Number(id)) : members
      return { ...members.find((each) => each.id === Number(id)), ...(call.body as object) }
    },
  })
  close = opened.close
  return { user: opened.user, calls, writes: () => calls.filter(({ method }) => method !== 'GET') }
}

it('lists the people with role, state and when they were seen, without acts on managers', async () => {
  await open({
    members: [
      aMember(),
      aMember({ id: 7, fname: 'Rosa', lname: 'Delgado', role: 'manager' }),
      aMember({ id: 8, fname: 'Ada', lname: 'Lovelace', state: 'invited', lastSeenAt: null }),
      aMember({ id: 9, fname: 'Omar', lname: 'Said', state: 'deactivated' }),
    ],
  })

  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
  expect((await screen.findByRole('row', { name: /^Grace Mwangi/ })).textContent).toContain('Waiter')
  expect(within(rowOf('Rosa')).queryAllByRole('button')).toEqual([])
  expect(rowOf('Ada').textContent).toContain('Invitation ended')
  expect(rowOf('Ada').textContent).toContain('Never')
  expect(within(rowOf('Omar')).getAllByRole('button')).toHaveLength(1)
})

it('fetches the shown venues of a thousand, and searches the others', async () => {
  const venueOf = (id: number) => aVenue({ id, name: `Hotel ${id}` })
  const { user, calls } = await open({
    role: 'admin',
    members: [aMember({ restaurantId: [700] }), aMember({ id: 8, fname: 'Ada', restaurantId: [800, 2] })],
    answerTo({ path, service, id, query }) {
      if (path === '/v1/list/restaurants') {
        const ids = query.get('name') === 'Hotel 9' ? [900] : [1, 2]
        return { total: query.has('name') ? 1 : 1000, limit: 50, skip: 0, data: ids.map(venueOf) }
      }
      if (service !== 'restaurant') return undefined
      return id ? venueOf(Number(id)) : query.getAll('id[$in][]').map((each) => venueOf(Number(each)))
    },
  })

  expect(await screen.findByText('Hotel 700')).toBeDefined()
  expect(await screen.findByText('Hotel 800, Hotel 2')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.type(drawer.getByRole('combobox', { name: 'Venues' }), 'Hotel 9')
  await user.click(await screen.findByTitle('Hotel 900'))

  const venueLists = calls.filter(({ service, id }) => service === 'restaurant' && id === undefined)
  const ids = venueLists.map(({ query }) => query.getAll('id[$in][]'))
  expect(ids.filter(({ length }) => length === 0)).toEqual([])
  expect(['2', '700', '800']).toEqual(expect.arrayContaining(ids.flat()))
})

it('offers a manager of several venues those that are not archived', async () => {
  const venues = [
    aVenue({ id: 1, name: 'Palm' }),
    aVenue({ id: 2, name: 'Quay' }),
    aVenue({ id: 3, name: 'Old Mill', archivedAt: '2026-01-01T00:00:00Z' }),
  ]
  const { user } = await open({
    answerTo: ({ service, id }) => (service === 'restaurant' && id === undefined ? venues : undefined),
  })

  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('combobox', { name: 'Venues' }))

  expect(await screen.findByTitle('Quay')).toBeDefined()
  expect(screen.queryByTitle('Old Mill')).toBeNull()
})

it('invites a person, and shows the link once as a code and as text', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'Invite' }))

  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'Ada@Hotel.Demo')
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lovelace')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }))

  const dialog = await screen.findByRole('dialog', { name: 'Invitation for Ada Lovelace' })
  expect(writes()).toMatchObject([
    { path: '/v1/staff', body: { email: 'Ada@Hotel.Demo', role: 'waiter', restaurantId: [1] } },
  ])
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(aLink().link)
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(toastTexts()).toContain('Link copied.'))
  expect(await navigator.clipboard.readText()).toBe(aLink().link)
  expect(within(dialog).queryByText(/mailed/)).toBeNull()
})

it('says to whom a link is mailed too', async () => {
  const { user } = await open({ mailedTo: 'grace@hotel.demo' })
  await user.click(await screen.findByRole('button', { name: /^New link for Grace Mwangi/ }))
  await user.click(await screen.findByRole('button', { name: 'Make link' }))

  expect(await screen.findByText('It is also mailed to grace@hotel.demo.')).toBeDefined()
})

it('says what is missing, and sends nothing', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  await screen.findByRole('textbox', { name: 'Email' })

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }))

  expect(await screen.findByText('Enter an email address.')).toBeDefined()
  expect(screen.getAllByText('Enter a name.')).toHaveLength(2)
  expect(writes()).toEqual([])
})

it('says what a change of venues ends only where there is an account', async () => {
  const venues = [aVenue({ id: 1, name: 'Palm' }), aVenue({ id: 2, name: 'Quay' })]
  const { user } = await open({
    members: [aMember()],
    answerTo: ({ service, id }) => (service === 'restaurant' && id === undefined ? venues : undefined),
  })
  const ended = /A new venue ends a link/

  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('The first is where the person starts.')).toBeDefined()
  expect(screen.queryByText(ended)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: /^Edit Grace/ }))

  expect(await screen.findByText(ended)).toBeDefined()
})

it('deactivates a person, and lists the devices', async () => {
  const session = { id: 'a', userId: 6, device: 'Chrome, Android', isOwn: false }
  const at = '2026-03-04T07:00:00.000Z'
  const { user, writes } = await open({
    answerTo: ({ path, method }) =>
      path.endsWith('/sessions') && method === 'GET' ? [{ ...session, createdAt: at, lastSeenAt: at }] : undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Grace Mwangi' }))

  expect(await screen.findByText('Chrome, Android')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'End session on Chrome, Android' }))
  await waitFor(() => expect(toastTexts()).toContain('Session ended.'))
  await user.click(screen.getByRole('switch', { name: 'Active' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(toastTexts()).toContain('Account saved.'))
  expect(writes()).toMatchObject([
    { path: '/v1/end/session', body: { id: 'a' } },
    { method: 'PATCH', id: '6', body: { isActive: false, version: 1 } },
  ])
})

it('changes only the venues of people who also work elsewhere', async () => {
  const { user } = await open({ members: [aMember({ worksElsewhere: true })] })
  await user.click(await screen.findByRole('button', { name: 'Edit Grace Mwangi' }))

  expect(await screen.findByText(/This person also works at another venue/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('asks before it makes a link for a new password', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'New link for Grace Mwangi' }))
  const question = await screen.findByRole('alertdialog', { name: 'Make a link for a new password?' })

  await user.click(within(question).getByRole('button', { name: 'Make link' }))

  expect(await screen.findByRole('textbox', { name: 'Link' })).toBeDefined()
  expect(writes()).toMatchObject([{ path: '/v1/staff/link', body: { id: 6 } }])
})

it('asks a manager for the passphrase, and says that a wrong one is wrong', async () => {
  const { user, calls } = await open({
    isPassphrase: true,
    answerTo({ path, body }) {
      if (path !== '/v1/passphrase/grant') return undefined
      const { passphrase } = body as { passphrase: string }
      if (passphrase === 'brigade-staff') return { gate: 'staffAccess', grantedUntil: '2999-01-01T00:00:00.000Z' }
      const data = { reason: 'wrongPassphrase' }
      return Response.json({ className: 'forbidden', message: 'Wrong Passphrase!', code: 403, data }, { status: 403 })
    },
  })
  const enter = async (passphrase: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Staff passphrase' })
    await user.type(await within(dialog).findByLabelText('Passphrase'), passphrase)
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  }

  await enter('guessed')
  await waitFor(() => expect(toastTexts()).toContain('Wrong Passphrase!'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.filter(({ path }) => path === '/v1/staff')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Enter passphrase' }))
  await enter('brigade-staff')

  expect(await screen.findByRole('row', { name: /^Grace Mwangi/ })).toBeDefined()
})

it('has for super managers a screen of the admin without venues', async () => {
  const { calls } = await open({
    role: 'admin',
    path: '/creds',
    members: [aMember({ id: 3, role: 'supermanager', fname: 'Priya', lname: 'Menon', restaurantId: [] })],
  })

  expect(await screen.findByRole('row', { name: /^Priya Menon/ })).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Venue' })).toBeNull()
  expect(calls.find(({ path }) => path === '/v1/staff')?.query.getAll('role[$in][]')).toEqual(['supermanager'])
})
