import type { Category, Item, Menu, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import { categoriesPath, itemsPath } from '@brigade/domain/menus/menus.api.ts'
import { aCategory, aGroup, aMenu, anItem, aSide } from '@brigade/domain/testing/menus.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Else they are fetched when they are first drawn, which takes their time.
import '#features/menus/forms/door/category-drawer.tsx'
import '#features/menus/forms/door/side-drawer.tsx'
import '#features/menus/forms/door/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import '#features/passphrases/parts/passphrase-form.tsx'
import { removeParts } from '#features/menus/menus.live.ts'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { applyNow } from '#kit/live.ts'

let close = () => {}

afterEach(() => {
  close()
  localStorage.clear()
  vi.restoreAllMocks()
})

const soup = anItem({ id: 1, categoryId: 1, condimentsCount: 1, modifiersCount: 1 })
const salad = anItem({ id: 2, categoryId: 1, index: 2, name: { en: 'Green Salad', ar: 'سلطة' } })
const steak = anItem({ id: 3, categoryId: 2, name: { en: 'Steak', ar: 'ستيك' } })
const cola = anItem({ id: 4, menuId: 2, categoryId: null, name: { en: 'Cola', ar: 'كولا' } })

const house = {
  menu: [
    aMenu({ id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, categoryCount: 2, itemsCount: 3 }),
    aMenu({
      id: 2,
      name: { en: 'Drinks', ar: 'مشروبات' },
      index: 2,
      hasCategories: false,
      categoryCount: 0,
      itemsCount: 1,
    }),
    aMenu({ id: 3, name: { en: 'Nothing', ar: 'لا شيء' }, index: 3, categoryCount: 0, itemsCount: 0 }),
  ] as Menu[],
  category: [
    aCategory({ id: 1, name: { en: 'Starters', ar: 'مقبلات' }, itemsCount: 2 }),
    aCategory({ id: 2, name: { en: 'Mains', ar: 'رئيسية' }, index: 2, itemsCount: 1 }),
    aCategory({ id: 3, name: { en: 'Empty', ar: 'فارغة' }, index: 3, itemsCount: 0 }),
  ] as Category[],
  items: [soup, salad, steak, cola] as Item[],
  condiments: [
    aSide({ id: 1, itemId: 1, name: { en: 'Bread', ar: 'خبز' } }),
    aSide({ id: 2, itemId: 3, name: { en: 'Gravy', ar: 'صلصة' } }),
  ] as Side[],
  modifiers: [aGroup({ id: 1, itemId: 1, groupName: { en: 'Size', ar: 'الحجم' } })] as ModifierGroup[],
}

async function open(options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({ path: '/menu', records: house, ...options })
  close = opened.close
  await screen.findByRole('region', { name: /^Menus/ })
  await panel('Menus').findByText('All day')
  return opened
}

function panel(name: string) {
  return within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
}

/** The names in a panel, in their order. */
function namesIn(name: string): (string | null)[] {
  return panel(name)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent ?? null)
}

function activeIn(name: string): string | null | undefined {
  return panel(name).queryByRole('button', { current: true })?.querySelector('bdi')?.textContent
}

async function untilShown(shown: Record<string, string[]>): Promise<void> {
  await waitFor(() => {
    for (const [name, names] of Object.entries(shown)) expect([name, ...namesIn(name)]).toEqual([name, ...names])
  })
}

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

    expect(await screen.findByText('Max value must be at least 1!')).toBeDefined()
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

describe('the search', () => {
  it('finds a part of the English name in the whole menu, in capitals or not', async () => {
    const { user } = await open()
    await panel('Items').findByText('Lentil soup')

    await user.type(screen.getByRole('searchbox', { name: 'Search Item' }), 'S')
    await untilShown({ Items: ['Lentil soup', 'Green Salad', 'Steak'] })
    await user.type(screen.getByRole('searchbox'), 'TEA')

    await untilShown({ Items: ['Steak'] })
    await user.click(panel('Items').getByText('Steak'))
    await untilShown({ Sides: ['Gravy'] })
    expect(activeIn('Categories')).toBe('Mains')
  })

  it('says that nothing is called so', async () => {
    const { user } = await open()

    await user.type(screen.getByRole('searchbox'), 'pizza')

    expect(await panel('Items').findByText('No item is called that.')).toBeDefined()
  })
})

describe('deleting', () => {
  it('is offered only for what nothing hangs on', async () => {
    await open()
    await panel('Sides').findByText('Bread')

    const offered = screen
      .getAllByRole('button', { name: /^Delete/ })
      .map((button) => button.getAttribute('aria-label'))

    expect(offered).toEqual(['Delete Nothing', 'Delete Empty', 'Delete Green Salad', 'Delete Bread'])
  })

  it('asks, deletes, and says so', async () => {
    const { user, writes } = await open()
    await user.click(await panel('Sides').findByRole('button', { name: 'Delete Bread' }))
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure to delete?' })).toBeDefined()

    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    await screen.findByText('The record was deleted successfully!')
    expect(writes()).toEqual([{ method: 'DELETE', address: '/v1/condiments/1', body: undefined }])
    expect(namesIn('Sides')).toEqual([])
  })

  it('shows what the server says against it, and leaves the row', async () => {
    const { user } = await open({
      answer: ({ method }) => (method === 'DELETE' ? refusal(409, { message: 'Bread still has crumbs' }) : undefined),
    })

    await user.click(await panel('Sides').findByRole('button', { name: 'Delete Bread' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    expect((await screen.findByRole('alert')).textContent).toContain('Bread still has crumbs')
    expect(namesIn('Sides')).toEqual(['Bread'])
  })
})

describe('selling out', () => {
  it('is one press, shown at once', async () => {
    const until = '2036-03-04T10:00:00.000Z'
    const { user, writes } = await open({
      answer: ({ address }) =>
        address === '/v1/sold-out' ? Response.json({ ...soup, version: 2, soldOut: { until } }) : undefined,
    })
    await user.click(await panel('Items').findByRole('button', { name: 'Sold out: Lentil soup' }))
    const forOneHour = await screen.findByRole('button', { name: 'For one hour' })
    expect(screen.queryByRole('button', { name: 'Back on the menu' })).toBeNull()

    await user.click(forOneHour)

    expect(await panel('Items').findByText('Sold out until 14:00')).toBeDefined()
    expect(writes().map(({ body }) => body)).toEqual([{ kind: 'item', id: 1, for: 'hour' }])
  })
})

describe('news', () => {
  it('of a new item has those counted again in which it stands', async () => {
    let itemsCount = 2
    await open({
      answer: ({ address }) =>
        address.startsWith('/v1/category?id') ? Response.json([{ ...house.category[0]!, itemsCount }]) : undefined,
    })
    await panel('Categories').findByText('2 items')
    await panel('Items').findByText('Lentil soup')

    itemsCount = 3
    await act(async () => applyNow(itemsPath, anItem({ id: 9, index: 9, name: { en: 'Bisque' } })))

    expect(await panel('Categories').findByText('3 items')).toBeDefined()
  })

  it('that sorts the list leaves what is chosen as it is', async () => {
    await open()
    await panel('Items').findByText('Lentil soup')

    await act(async () => {
      applyNow(categoriesPath, aCategory({ id: 2, index: 0, version: 2, name: { en: 'Grill' } }))
      await new Promise((resolve) => setTimeout(resolve))
    })

    expect(namesIn('Categories')).toEqual(['Grill', 'Starters', 'Empty'])
    expect(activeIn('Categories')).toBe('Starters')
  })

  it('of other people is shown by itself, in its place', async () => {
    await open()
    await panel('Items').findByText('Lentil soup')

    await act(async () => {
      applyNow(itemsPath, anItem({ id: 9, index: 1.5, name: { en: 'Bisque' } }))
      applyNow(categoriesPath, aCategory({ id: 2, index: 0, version: 2, name: { en: 'Grill' } }))
      await new Promise((resolve) => setTimeout(resolve))
    })

    expect(namesIn('Items')).toEqual(['Lentil soup', 'Bisque', 'Green Salad'])
    expect(namesIn('Categories')).toEqual(['Grill', 'Starters', 'Empty'])
  })

  it('that is older than what is known changes nothing', async () => {
    await open({ records: { ...house, items: [anItem({ id: 1, version: 5 })] } })
    await panel('Items').findByText('Lentil soup')

    await act(async () => {
      applyNow(itemsPath, anItem({ id: 1, version: 4, name: { en: 'Old soup' } }))
      await new Promise((resolve) => setTimeout(resolve))
    })

    expect(namesIn('Items')).toEqual(['Lentil soup'])
  })

  it('takes an item that moved to another category out of this one', async () => {
    const moved: Item = { ...salad, version: 2, categoryId: 2 }
    await open()
    await panel('Items').findByText('Green Salad')

    await act(async () => {
      applyNow(itemsPath, moved)
      await new Promise((resolve) => setTimeout(resolve))
    })

    expect(namesIn('Items')).toEqual(['Lentil soup'])
  })
})

describe('a form', () => {
  it('outlives its record and what that stands in, with what was typed', async () => {
    const { user } = await open({ role: 'supermanager' })
    await user.click(await panel('Sides').findByRole('button', { name: 'Edit Bread' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit side' }))
    const name = await form.findByLabelText<HTMLInputElement>('Name in English')
    await user.clear(name)
    await user.type(name, 'Baguette')

    await act(async () => removeParts('sides', house.condiments.slice(0, 1)))
    await act(async () => removeParts('items', house.items))

    await untilShown({ Items: [], Sides: [] })
    expect(screen.getByRole('dialog', { name: 'Edit side' })).toBeDefined()
    expect(name.isConnected && name.value).toBe('Baguette')
  })
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

    await user.keyboard('n')

    expect(await screen.findByRole('dialog', { name: 'Add category' })).toBeDefined()
  })
})

describe('a gate', () => {
  it('asks managers for the passphrase before a category is edited', async () => {
    const { user } = await open({
      answer: ({ address }) =>
        address === '/v1/passphrase/1'
          ? Response.json({ restaurantId: 1, isSet: { menuEdit: true }, grants: [] })
          : undefined,
    })

    await user.click(await panel('Categories').findByRole('button', { name: 'Edit Starters' }))

    expect(await screen.findByRole('dialog', { name: 'Passphrase of the menu' })).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'Edit category' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
  })
})

describe('the panels', () => {
  it('can be switched off, which this device remembers', async () => {
    const { user } = await open()

    await user.click(screen.getByRole('button', { name: 'Categories' }))

    expect(screen.queryByRole('region', { name: /^Categories/ })).toBeNull()
    close()
    await open()
    expect(screen.queryByRole('region', { name: /^Categories/ })).toBeNull()
    await untilShown({ Items: ['Lentil soup', 'Green Salad'] })
  })

  it('say what could not be fetched, and try again', async () => {
    let isDown = true
    const { user } = await open({
      answer: ({ address }) =>
        isDown && address.startsWith('/v1/category?') ? refusal(403, { message: 'Not for you.' }) : undefined,
    })
    await panel('Categories').findByText('Not for you.')

    isDown = false
    await user.click(panel('Categories').getByRole('button', { name: 'Try again' }))

    await untilShown({ Categories: ['Starters', 'Mains', 'Empty'], Items: ['Lentil soup', 'Green Salad'] })
    expect(panel('Categories').queryByText('Not for you.')).toBeNull()
  })

  it('show the menu of any venue to those who see all', async () => {
    const { user, calls } = await open({
      role: 'admin',
      answer: ({ address }) =>
        address.startsWith('/v1/restaurant?')
          ? Response.json([
              { ...jasmine, id: 1, name: 'Harbour Hotel' },
              { ...jasmine, id: 4, name: 'Jasmine House' },
            ])
          : undefined,
    })
    expect(calls.some(({ address }) => address.startsWith('/v1/menu?restaurantId=1'))).toBe(true)

    await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Jasmine House')

    await waitFor(() => expect(calls.some(({ address }) => address.startsWith('/v1/menu?restaurantId=4'))).toBe(true))
    expect(await panel('Menus').findByText('No menus yet.')).toBeDefined()
  })
})

const jasmine = { currency: 'JOD', timeZone: 'Asia/Amman', integratedPOSList: [], biLingual: false }
