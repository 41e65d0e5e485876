import { aSide } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/item-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { closeToasts } from '#kit/calls/toasts.ts'
import { closeFormAfterEach, openPanels as open, type, valueOf } from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

afterEach(() => act(closeToasts))

const next = () => screen.getByRole('button', { name: 'Save and add another' })

function typeSide(english: string): void {
  type('Name in English', english)
  type('Name in Arabic', 'زبدة')
  type('Price', '8')
}

describe('saving and adding another', () => {
  it('keeps the form open with the fields that repeat, and the focus in the name', async () => {
    const { user, writes } = await open()
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    typeSide('Butter')
    type('Max', '3')

    await user.click(next())

    await screen.findByText('Condiment added successfully!')
    await waitFor(() => expect(valueOf('Name in English')).toBe(''))
    expect([valueOf('Price'), valueOf('Max')]).toEqual(['', '3'])
    expect(document.activeElement).toBe(screen.getByLabelText('Name in English'))

    typeSide('Jam')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes().map(({ body }) => (body as { name: { en: string } }).name.en)).toEqual(['Butter', 'Jam'])
    const keys = writes().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('adds no second record where the answer was lost', async () => {
    let isCut = true
    const { user, writes } = await open({
      answer({ method, address, body }) {
        if (method !== 'POST' || address !== '/v1/condiments') return undefined
        if (!isCut) return Response.json(aSide({ id: 9, ...(body as object) }))
        isCut = false
        throw new TypeError('The line is gone')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    await screen.findByLabelText('Name in English')
    typeSide('Butter')
    type('Max', '3')

    await user.click(next())

    await screen.findByText('Condiment added successfully!')
    await waitFor(() => expect(valueOf('Name in English')).toBe(''))
    const [first, second] = writes()
    expect(writes()).toHaveLength(2)
    expect(second).toEqual(first)
  })

  it('works by the keyboard, shows problems, and is offered for new records only', async () => {
    const { user, writes } = await open()
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    const field = await screen.findByLabelText('Name in English')

    await user.type(field, '{Control>}{Enter}{/Control}')

    await screen.findByText('Name in EN is required!')
    expect(writes()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Edit Bread' }))
    await screen.findByDisplayValue('Bread')
    expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull()
  })
})
