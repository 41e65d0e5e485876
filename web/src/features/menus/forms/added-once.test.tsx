import { aSide } from '@brigade/domain/testing/menus.builders.ts'
import type { Side } from '@brigade/domain/menus/menus.schema.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import {
  closeFormAfterEach,
  leavePanels,
  openPanels as open,
  type,
} from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

afterEach(() => act(closeToasts))

describe('a form whose answer got lost', () => {
  const butter = { id: 9, index: 9, name: { en: 'Butter', ar: 'زبدة' }, price: 8, max: 3 }

  /** Returns a server that adds a side once for each key, and loses its answer to the first call. */
  function sidesByKey() {
    const added = new Map<string, Side>()
    return ({ method, address, body }: { method: string; address: string; body?: unknown }) => {
      if (method === 'PATCH') return Response.json(aSide({ ...butter, ...(body as Partial<Side>), version: 2 }))
      if (method !== 'POST' || address !== '/v1/condiments') return undefined
      const { idempotencyKey, ...side } = body as Partial<Side> & { idempotencyKey: string }
      const known = added.get(idempotencyKey)
      if (known) return Response.json(known)
      added.set(idempotencyKey, aSide({ ...butter, ...side, id: butter.id + added.size }))
      if (added.size === 1) throw new TypeError('The line is gone')
      return Response.json(added.get(idempotencyKey))
    }
  }

  async function typeButter(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Butter')
    type('Name in Arabic', 'زبدة')
    type('Price', '8')
    type('Max', '3')
  }

  it('adds no second record: it is asked for again under the same key', async () => {
    const { user, writes } = await open({ answer: sidesByKey() })
    await typeButter(user)

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Condiment added successfully!')
    const [first, second] = writes()
    expect(writes()).toHaveLength(2)
    expect(second).toEqual(first)
  })

  it('adds no second record where the form was edited in between: the first is changed', async () => {
    let isCut = true
    const answer = sidesByKey()
    const { user, writes } = await open({
      answer(call) {
        const answered = answer(call)
        if (isCut && call.method === 'POST' && call.address === '/v1/condiments')
          throw new TypeError('The line is gone')
        return answered
      },
    })
    await typeButter(user)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/couldn’t confirm this was saved/)
    await waitFor(() => expect(writes()).toHaveLength(2))
    isCut = false
    type('Name in English', 'Salted butter')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Condiment added successfully!')
    const [first, ...later] = writes()
    expect(later.slice(0, -1)).toEqual(later.slice(0, -1).map(() => first))
    expect(later.at(-1)).toMatchObject({ method: 'PATCH', body: { name: { en: 'Salted butter' } } })
  })

  it('adds no second record after a reload of the page either, and still adds another', async () => {
    const sent: unknown[] = []
    const first = await open({
      answer({ method, address, body }) {
        if (method !== 'POST' || address !== '/v1/condiments') return undefined
        sent.push(body)
        throw new TypeError('The line is gone')
      },
    })
    await typeButter(first.user)
    await first.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/couldn’t confirm this was saved/)
    leavePanels()
    const { user, writes } = await open({
      answer: ({ method, address }) =>
        method === 'POST' && address === '/v1/condiments' ? Response.json(aSide(butter)) : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByText('Your unsaved changes were restored.')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Condiment added successfully!')
    expect(writes()).toMatchObject([{ method: 'POST', body: sent[0] }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Jam')
    type('Name in Arabic', 'مربى')
    type('Price', '8')
    type('Max', '3')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(writes()).toMatchObject([{}, { method: 'POST', body: { name: { en: 'Jam' } } }]))
    const [again, another] = writes().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(another).not.toBe(again)
  })
})
