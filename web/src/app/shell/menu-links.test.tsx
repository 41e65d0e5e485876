import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { mostEntries } from '#app/shell/menu-entries.ts'
import { MenuLinks } from '#app/shell/menu-links.tsx'
import { loadTranslations, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { speak } from '#kit/testing/speak.ts'

beforeAll(async () => {
  registerTranslations('shell', () => import('#app/shell/shell.translations.en.ts'))
  await loadUiWords()
  await loadTranslations('shell')
})

afterEach(async () => {
  cleanup()
  await setLanguage('en')
  vi.unstubAllGlobals()
})

it('groups the entries under headings, with settings by themselves at the end', async () => {
  await open('manager')

  expect(lists()).toEqual([
    ['Service', ['Orders', 'All orders', 'Table/Room Management', 'Waiter Request', 'Insights', 'Payments']],
    ['Menu Setup', ['Menu', 'Menu Forms', 'Tables / Room', 'Marketing', 'Guest Services']],
    ['Administration', ['Staff']],
    [null, ['Settings']],
  ])
})

it.each([
  [
    'admin',
    [
      'Hotels',
      'Active orders',
      'All orders',
      'Table/Room Management',
      'Requests',
      'Finance',
      'Insights',
      'Staff',
      'Credentials (S.Manager)',
      'Staff Messaging',
      'Excel formats',
      'Settings',
      'Download App',
    ],
  ],
  [
    'organization',
    [
      'Overview',
      'Hotels',
      'Active orders',
      'All orders',
      'Table/Room Management',
      'Requests',
      'Finance',
      'Insights',
      'Staff',
      'Staff Messaging',
      'Settings',
      'Download App',
    ],
  ],
  ['supermanager', ['Hotels', 'Mailings', 'Menu', 'Settings']],
  [
    'orderTaker',
    [
      'Orders',
      'Pre-Order Queue',
      'All orders',
      'Table/Room Management',
      'Waiter Request',
      'Payments',
      'Menu',
      'Settings',
      'Download App',
    ],
  ],
  ['finance', ['Finance', 'Insights', 'Payments', 'Settings']],
  ['marketing', ['Mailings', 'Marketing', 'Settings']],
] as const)('has for the %s what the specification names and no set-up', async (role, entries) => {
  await open(role)

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(entries)
})

it.each(staffRoles)(
  'has for the %s no more entries than are read at a glance, whatever the venue has',
  async (role) => {
    for (const isReciptPrintingOnly of [false, true]) {
      await open(role, aVenue({ isReciptPrintingOnly, isPOSIntegrated: true }))

      expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(mostEntries)
      cleanup()
    }
  },
)

it('has short words in the rail, with the whole name for those who ask', async () => {
  await open('manager', aVenue(), { isCollapsed: true })

  const floor = screen.getByRole('link', { name: 'Tables' })
  expect(floor.title).toBe('Table/Room Management')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Orders',
    'All orders',
    'Tables',
    'Requests',
    'Insights',
    'Payments',
    'Menu',
    'Menu Forms',
    'Table setup',
    'Marketing',
    'Guest Services',
    'Staff',
    'Settings',
  ])
})

it('has no headings where all entries are of one kind', async () => {
  await open('waiter')

  expect(lists().map(([heading]) => heading)).toEqual([null, null])
})

it.each(['manager', 'orderTaker'] as const)(
  'is short for the %s of a venue that only prints receipts',
  async (role) => {
    await open(role, aVenue({ isReciptPrintingOnly: true, isPOSIntegrated: true }))

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      role === 'manager'
        ? ['Orders', 'Receipts', 'Table/Room Management', 'POS', 'Menu', 'Tables / Room', 'Staff', 'Settings']
        : ['Orders', 'Table/Room Management', 'Menu', 'Settings', 'Download App'],
    )
  },
)

it.each([
  ['waiter', ['Orders', 'Table/Room Management', 'Waiter Request']],
  ['chief', ['Kitchen orders']],
  ['finance', ['Finance', 'Insights', 'Payments']],
] as const)('leaves the %s of such a venue what they have', async (role, entries) => {
  await open(role, aVenue({ isReciptPrintingOnly: true }))

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...entries, 'Settings'])
})

it('says the headings in Arabic', async () => {
  await open('manager')
  await speak('ar')

  expect(await screen.findByRole('list', { name: 'إعداد القائمة' })).toBeDefined()
})

it('says how much waits behind an entry that nobody has seen', async () => {
  await open('manager')
  const query = { queryKey: ['test', 'count'], queryFn: async () => 3 }
  const stop = await act(async () => keepMenuCount('/menu', query))

  expect(await screen.findByRole('link', { name: 'Menu 3 new' })).toBeDefined()
  act(() => void queryClient.setQueryData(['test', 'count'], 120))
  expect((await screen.findByRole('link', { name: 'Menu 99+ new' })).textContent).toContain('99+')
  act(stop)

  expect(await screen.findByRole('link', { name: 'Menu' })).toBeDefined()
})

async function open(role: StaffRole, venue = aVenue(), look = {}): Promise<void> {
  const user = aUser({ role })
  const answers: Record<string, object> = {
    '/v1/authentication': { accessToken: 'a-token', user },
    '/v1/userdata': user,
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? venue))
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <MenuLinks {...look} /> }])} />)
}

function lists(): [heading: string | null, entries: (string | null)[]][] {
  return screen.getAllByRole('list').map((list) => {
    const heading = list.getAttribute('aria-labelledby')
    return [
      heading && (document.getElementById(heading)?.textContent ?? null),
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]
  })
}
