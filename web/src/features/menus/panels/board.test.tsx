import { anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import '#features/passphrases/parts/passphrase-form.tsx'
import type { openMenuScreen } from '#features/menus/items/testing/open-menu-screen.tsx'
import {
  activeIn,
  closeBoardAfterEach,
  house,
  openBoard as open,
  panel,
  untilShown,
} from '#features/menus/panels/testing/open-board.tsx'

closeBoardAfterEach()

describe('a venue without menus', () => {
  it('is offered to import a menu file, by those who may', async () => {
    await open({ role: 'admin', records: { ...house, menu: [] }, awaited: 'No menus yet.' })

    expect(await panel('Menus').findByRole('button', { name: 'Import menu file' })).toBeDefined()
  })
})

describe('what is chosen', () => {
  it('is the first of everything when the screen opens', async () => {
    await open()

    await untilShown({
      Categories: ['Starters', 'Mains', 'Empty'],
      Items: ['Lentil soup', 'Green Salad'],
      Sides: ['Bread'],
      Modifiers: ['Size'],
    })
    expect(['Menus', 'Categories', 'Items', 'Sides'].map(activeIn)).toEqual([
      'All day',
      'Starters',
      'Lentil soup',
      undefined,
    ])
  })

  it('by a category brings its items with the sides and modifiers of the first', async () => {
    const { user } = await open()

    await user.click(await panel('Categories').findByText('Mains'))

    await untilShown({ Items: ['Steak'], Sides: ['Gravy'], Modifiers: [] })
    expect(activeIn('Items')).toBe('Steak')
  })

  it('by a menu without categories brings its items directly', async () => {
    const { user } = await open()

    await user.click(panel('Menus').getByText('Drinks'))

    await untilShown({ Categories: [], Items: ['Cola'], Sides: [] })
    expect(panel('Categories').getByText(/has no categories/)).toBeDefined()
  })

  it('by an empty menu leaves nothing in the panels that hang on it', async () => {
    const { user } = await open()

    await user.click(panel('Menus').getByText('Nothing'))

    await untilShown({ Categories: [], Items: [], Sides: [], Modifiers: [] })
    expect(panel('Categories').getByText('No categories yet.')).toBeDefined()
    expect(panel('Items').getByRole<HTMLButtonElement>('button', { name: 'Add item' }).disabled).toBe(true)
  })

  it('by a side only marks it', async () => {
    const { user, calls } = await open()
    await user.click(await panel('Categories').findByText('Mains'))
    await panel('Sides').findByText('Gravy')
    const before = calls.length

    await user.click(panel('Sides').getByText('Gravy'))

    expect(activeIn('Sides')).toBe('Gravy')
    expect(calls).toHaveLength(before)
  })

  it('stands in the address, and comes back with it', async () => {
    const { user, router } = await open({ path: '/menu?menu=1&category=2' })
    await untilShown({ Items: ['Steak'] })

    await user.click(panel('Categories').getByText('Starters'))

    await waitFor(() => expect(router.state.location.search).toBe('?menu=1&category=1&item=1'))
  })
})

describe('what was just added', () => {
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

  async function addNamed(user: Awaited<ReturnType<typeof open>>['user'], button: string): Promise<void> {
    await user.click(screen.getByRole('button', { name: button }))
    await screen.findByLabelText('Name in English')
    type('Name in English', 'Newest')
    type('Name in Arabic', 'الأحدث')
  }

  const newest = { en: 'Newest', ar: 'الأحدث' }
  const answering =
    (path: string, record: object): Parameters<typeof openMenuScreen>[0]['answer'] =>
    ({ method, address }) =>
      method === 'POST' && address === path ? Response.json(record) : undefined

  it.each([
    ['Menus', 'Add menu'],
    ['Categories', 'Add category'],
  ])('is chosen in %s', async (name, button) => {
    const { user } = await open({ role: 'supermanager' })
    await untilShown({ Sides: ['Bread'] })
    await addNamed(user, button)

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(activeIn(name)).toBe('Newest'))
    await untilShown({ Items: [], Sides: [] })
  })

  it('is chosen as an item, with the category that it was put into', async () => {
    const { user, router } = await open({
      path: '/menu?menu=1&category=2',
      answer: answering('/v1/items', anItem({ id: 900, categoryId: 2, name: newest })),
    })
    await untilShown({ Items: ['Steak'] })
    await addNamed(user, 'Add item')
    type('Description in English', 'New')
    type('Description in Arabic', 'جديد')
    type('Price', '12,50')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(activeIn('Items')).toBe('Newest'))
    expect(activeIn('Categories')).toBe('Mains')
    await waitFor(() => expect(router.state.location.search).toBe('?menu=1&category=2&item=900'))
  })

  it('is chosen as a side', async () => {
    const { user } = await open({ answer: answering('/v1/condiments', aSide({ id: 900, name: newest })) })
    await untilShown({ Sides: ['Bread'] })
    await addNamed(user, 'Add side')
    type('Price', '2')
    type('Max', '3')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(activeIn('Sides')).toBe('Newest'))
  })
})

describe('what is open over the panels', () => {
  it('stands in the address, and comes back with it for the same record', async () => {
    const { user, router } = await open({ path: '/menu?menu=1&category=2&item=3&open=form.sides.2' })

    expect(await screen.findByDisplayValue('Gravy')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByDisplayValue('Gravy')).toBeNull())
    expect(router.state.location.search).toBe('?menu=1&category=2&item=3')
  })

  it('tells at a field what is wrong with its number as it is left', async () => {
    await open({ path: '/menu?menu=1&category=2&item=3&open=form.sides.2' })
    const max = await screen.findByRole('textbox', { name: 'Max' })

    fireEvent.focus(max)
    fireEvent.change(max, { target: { value: '0' } })
    fireEvent.blur(max)

    expect(await screen.findByText('Max value must be at least 1.')).toBeDefined()
  })

  it('is closed where the record that it is about is gone', async () => {
    const { router } = await open({ path: '/menu?menu=1&category=2&item=3&open=form.sides.77' })

    await waitFor(() => expect(router.state.location.search).toBe('?menu=1&category=2&item=3'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('what was deleted does not stay in the address', async () => {
  const { user, router } = await open({ path: '/menu?menu=1&category=2&item=3&side=2' })
  await user.click(await panel('Sides').findByRole('button', { name: 'Delete Gravy' }))

  await user.click(await screen.findByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(router.state.location.search).toBe('?menu=1&category=2&item=3'))
})

describe('the keyboard', () => {
  it('goes from row to row and from panel to panel, and opens with Enter', async () => {
    const { user } = await open({ role: 'supermanager' })
    await panel('Sides').findByText('Bread')
    act(() => panel('Categories').getByRole('button', { current: true }).focus())

    await user.keyboard('{ArrowDown}')
    await untilShown({ Items: ['Steak'] })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mains'))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Steak'))
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mains'))
    await user.keyboard('{Enter}')

    expect(await screen.findByRole('dialog', { name: 'Edit category' })).toBeDefined()
  })

  it('loses no key that comes before the list that it is meant for', async () => {
    const categories = Promise.withResolvers<undefined>()
    const { user } = await open({
      role: 'supermanager',
      answer: ({ address }) => (address.startsWith('/v1/category?') ? categories.promise : undefined),
    })
    await panel('Categories').findByRole('status')
    act(() => panel('Menus').getByRole('button', { current: true }).focus())

    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}')
    categories.resolve(undefined)

    await untilShown({ Items: ['Steak'] })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Steak'))
    expect(activeIn('Categories')).toBe('Mains')
  })

  it('stands at what adds the first, where a list turns out to be empty', async () => {
    const categories = Promise.withResolvers<undefined>()
    const { user } = await open({
      role: 'supermanager',
      records: { menu: house.menu },
      answer: ({ address }) => (address.startsWith('/v1/category?') ? categories.promise : undefined),
    })
    await panel('Categories').findByRole('status')
    act(() => panel('Menus').getByRole('button', { current: true }).focus())

    await user.keyboard('{ArrowRight}{ArrowDown}')
    categories.resolve(undefined)

    await waitFor(() => expect(document.activeElement).toBe(panel('Categories').getAllByRole('button')[0]))
  })

  it('adds to the panel in which it is by n', async () => {
    const { user } = await open({ role: 'supermanager' })
    await panel('Sides').findByText('Bread')
    act(() => panel('Categories').getByRole('button', { current: true }).focus())

    await user.keyboard('{Alt>}n{/Alt}')

    expect(await screen.findByRole('dialog', { name: 'Add category' })).toBeDefined()
  })
})
