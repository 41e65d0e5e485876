import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { GroupNamesPage } from '#features/menus/presets/pages/group-names.page.tsx'
import { presetsFeature } from '#features/menus/presets/presets.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { placeAllTogether, stopTheClock, tapThere } from '#kit/testing/one-place.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

type Server = {
  refusal?: Response
  /** The lost part of the first call: the call never arrives, or it is done and not answered. */
  loses?: 'call' | 'answer'
}

type SentName = Partial<GroupName> & { idempotencyKey?: string }

/** Opens the screen with a server that stores these names, no two alike, and adds one for each key. */
async function open({ refusal, loses }: Server = {}) {
  let names: GroupName[] = ['Size', 'Milk', 'Sauce'].map((en, at) => {
    return { id: at + 1, index: at + 1, name: { en, ar: `${en} ar` } }
  })
  const writes: unknown[] = []
  const keys = new Set<string>()
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [, service, id] = /^\/v1\/([\w-]+)(?:\/(\d+))?/.exec(address) ?? []
    if (service === 'authentication') return Response.json({ accessToken: 'a-token', user: aUser({ role: 'admin' }) })
    if (service === 'userdata') return Response.json(aUser({ role: 'admin' }))
    if (service !== 'group-names') return Response.json([])
    if (method === 'GET') return Response.json(names)
    const sent = body === undefined ? undefined : (JSON.parse(body as string) as SentName)
    writes.push({ method, id, ...(sent && { sent }) })
    if (refusal) return refusal
    if (loses === 'call' && writes.length === 1) throw new TypeError('The call got lost')
    const isRepeated = method === 'POST' && keys.has(sent!.idempotencyKey!)
    if (isRepeated) return Response.json(names.at(-1))
    if (method === 'POST' && names.some(({ name }) => name.en === sent?.name?.en)) return nameTaken()
    if (method === 'DELETE') names = names.filter((each) => each.id !== Number(id))
    if (method === 'POST') {
      keys.add(sent!.idempotencyKey!)
      names = [...names, { id: 9, index: 4, name: sent!.name! }]
    }
    if (loses === 'answer' && writes.length === 1) throw new TypeError('The answer got lost')
    return Response.json({ id: 9, index: 4, name: { en: 'x', ar: 'x' } })
  })
  registerTranslations('presets', presetsFeature.translations)
  await loadUiWords()
  await loadTranslations('presets')
  queryClient.clear()
  await signIn({ email: 'admin@brigade.demo', password: 'brigade-demo' })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <GroupNamesPage />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
  await screen.findByText('Milk')
  return { user: userEvent.setup(), writes }
}

function nameTaken(): Response {
  const path = 'name.en'
  const data = { fields: { [path]: 'This name is already in use.' }, codes: { [path]: 'nameTaken' } }
  return Response.json(
    { name: 'BadRequest', message: 'Taken', code: 400, className: 'bad-request', data },
    { status: 400 },
  )
}

it('adds a name in both languages, and misses the one that is left out', async () => {
  const { user, writes } = await open()
  await user.click(screen.getByRole('button', { name: 'Add name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Bread')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Name in Arabic is required!')).toBeDefined()
  expect(writes).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Name in Arabic' }), 'خبز')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Bread')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes).toMatchObject([{ method: 'POST', sent: { name: { en: 'Bread', ar: 'خبز' } } }])
})

it('adds a name once though the answer got lost: it is asked for again by itself', async () => {
  const { user, writes } = await open({ loses: 'answer' })
  await user.click(screen.getByRole('button', { name: 'Add name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Bread')
  await user.type(screen.getByRole('textbox', { name: 'Name in Arabic' }), 'خبز')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes).toHaveLength(2)
  expect(writes[1]).toEqual(writes[0])
  expect(screen.getAllByText('Bread')).toHaveLength(1)
})

it('takes no name that stood there before for the one that it added: that is asked for again, and refused', async () => {
  const { user, writes } = await open({ loses: 'call' })
  await user.click(screen.getByRole('button', { name: 'Add name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name in English' }), 'Milk')
  await user.type(screen.getByRole('textbox', { name: 'Name in Arabic' }), 'لبن')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('This name is already in use.')).toBeDefined()
  expect(writes.map((each) => (each as { method: string }).method)).toEqual(['POST', 'POST'])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in Arabic' }).value).toBe('لبن')
})

it('says so when no answer comes at all, and keeps what was typed', async () => {
  const { user } = await open({ refusal: new Response(null, { status: 502 }) })
  await user.click(screen.getByRole('button', { name: 'Rename Milk' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/couldn’t confirm this was saved/)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in English' }).value).toBe('Milk')
})

it('says in the dialog why a name is not saved, where that is about no field', async () => {
  const body = { name: 'Forbidden', message: 'You may not do this.', code: 403, className: 'forbidden' }
  const { user } = await open({ refusal: Response.json(body, { status: 403 }) })
  await user.click(screen.getByRole('button', { name: 'Rename Milk' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const said = await within(screen.getByRole('dialog')).findByText('You may not do this.')
  expect(said.closest('[role=alert]')).not.toBeNull()
})

it('shows what the server has against a name at its field', async () => {
  const data = { fields: { 'name.en': 'Use at most 35 characters.' } }
  const body = { name: 'BadRequest', message: 'Bad', code: 400, className: 'bad-request', data }
  const { user } = await open({ refusal: Response.json(body, { status: 400 }) })

  await user.click(screen.getByRole('button', { name: 'Rename Milk' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Use at most 35 characters.')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Name in English' }).getAttribute('aria-invalid')).toBe('true')
})

it('moves a name by one place, not beyond the ends', async () => {
  const { user, writes } = await open()

  await user.click(screen.getByRole('button', { name: 'Move Size up' }))
  expect(writes).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Move Milk down' }))

  await waitFor(() => expect(writes).toEqual([{ method: 'PATCH', id: '2', sent: { index: 3 } }]))
  expect(await screen.findByText('Milk is now 3 of 3.')).toBeDefined()
})

it('moves one for two taps in one place, though another comes to stand there', async () => {
  const { writes } = await open()
  await placeAllTogether()
  stopTheClock()

  tapThere(screen.getByRole('button', { name: 'Move Milk up' }))
  await screen.findByText('Milk is now 1 of 3.')
  tapThere(screen.getByRole('button', { name: 'Move Sauce up' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move Size down' }))

  await screen.findByText('Size is now 2 of 3.')
  expect(writes.map((each) => (each as { id: string }).id)).toEqual(['2', '1'])
})

it('deletes a name once that is confirmed', async () => {
  const { user, writes } = await open()

  await user.click(screen.getByRole('button', { name: 'Delete Milk' }))
  expect(writes).toEqual([])
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(screen.queryByText('Milk')).toBeNull())
  expect(writes).toEqual([{ method: 'DELETE', id: '2' }])
})
