import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

const last: KeptImport = {
  id: 9,
  restaurantId: 1,
  kind: 'items',
  importedAt: '2026-03-04T08:31:00.000Z',
  importedBy: 'Rosa Delgado',
  created: 5000,
  changed: 2,
  state: 'undoable',
  touched: [],
  undoneAt: null,
  undoneBy: null,
}

let kept: KeptImport[]
let undone: unknown[]

beforeEach(async () => {
  kept = [last]
  undone = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.includes('authentication')) return Response.json({ accessToken: 'a-token' })
    if (address.includes('userdata')) return Response.json(aUser({ role: 'manager' }))
    if (address.includes('imports')) return Response.json({ total: kept.length && 30, limit: 3, skip: 0, data: kept })
    if (!address.includes('undoImport')) return Response.json([])
    undone.push(typeof body === 'string' ? JSON.parse(body) : undefined)
    kept = [{ ...last, state: 'undone', undoneBy: 'Omar Haddad', undoneAt: '2026-03-04T09:00:00.000Z' }]
    return Response.json({ importId: 9, left: { count: 0, ids: [], names: [] } })
  })
  registerTranslations('menuBulk', menuBulkFeature.translations)
  await loadUiWords()
  await loadTranslations('menuBulk')
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the imports of a venue', () => {
  it('say who imported what and how much, and can be undone long after', async () => {
    open()
    const heading = await screen.findByRole('rowheader', { name: /^Items, 4 Mar 2026/ })
    const cells = within(heading.closest('tr')!).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['5,000 added, 2 changed', 'Rosa Delgado', '', 'Undo'])

    fireEvent.click(screen.getByRole('button', { name: /^Undo: Items/ }))
    expect(undone).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))

    await screen.findByText('Import undone.')
    expect(undone).toEqual([{ importId: 9 }])
    await screen.findByText(/^Undone by Omar Haddad, 4 Mar 2026/)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
  })

  it('say when it was on the clock of the venue, wherever the reader is', async () => {
    open({ timeZone: 'Africa/Dar_es_Salaam' })

    expect(await screen.findByRole('rowheader', { name: /^Items, 4 Mar 2026, 11:31/ })).toBeTruthy()
  })

  it.each([
    ['notLast', [], 'Only the most recent import of each type can be undone.'],
    ['touched', ['Tea', 'Milk'], 'Can’t be undone. Changed since: Tea, Milk.'],
    ['forgotten', [], 'Too old to be undone.'],
  ] as const)('say why one can not be undone: %s', async (state, touched, sentence) => {
    kept = [{ ...last, state, touched: [...touched] }]
    open()

    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('say what would stay as it is, and can be undone all the same', async () => {
    kept = [{ ...last, touched: ['Tea'] }]
    open()

    await screen.findByText('Changed since and not undone: Tea')
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
  })

  it('say that there are none', async () => {
    kept = []
    open()

    expect(await screen.findByText('No imports yet.')).toBeTruthy()
  })
})

function open({ timeZone = 'Asia/Dubai' } = {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <ImportList venue={aVenue({ id: 1, timeZone })} first={3} />
      <ToastHost />
    </QueryClientProvider>,
  )
}
