import {
  aCategory,
  aGroup,
  aMenu,
  anItem,
  aSharedGroup,
  aSharedSide,
  aSide,
} from '@brigade/domain/testing/menus.builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/group-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/items/pages/item.page.tsx'
import '#features/menus/items/pages/shared-choices.page.tsx'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const tea = anItem({ id: 2, name: { en: 'Tea', ar: 'شاي' }, index: 2 })
const records = {
  menu: [aMenu()],
  category: [aCategory()],
  items: [anItem(), tea, anItem({ id: 3, name: { en: 'Milk', ar: 'حليب' }, categoryId: null, index: 3 })],
  'shared-modifiers': [aSharedGroup({ min: 0, max: 2, itemIds: [1] })],
  'shared-condiments': [aSharedSide({ itemIds: [] })],
  modifiers: [aGroup({ sharedId: 1 }), aGroup({ id: 2, groupName: { en: 'Spice', ar: 'حار' } })],
  condiments: [aSide({ sharedId: 1 })],
}

async function open(path = '/menu/shared', options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({ path, records, ...options })
  close = opened.close
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

describe('shared choices', () => {
  it('are shown with how many are chosen and how many items have them', async () => {
    await open()

    const size = await row('Size')
    expect(size.getByText('0 to 2')).toBeDefined()
    expect(size.getByText('1 item')).toBeDefined()
    expect(size.queryByRole('button', { name: 'Delete Size' })).toBeNull()
    expect((await row('Bread')).getByRole('button', { name: 'Delete Bread' })).toBeDefined()
  })

  it('are told of where there are none, of each kind', async () => {
    const none = { ...records, 'shared-modifiers': [], 'shared-condiments': [] }
    await open('/menu/shared', { records: none })

    const section = (name: RegExp) => within(screen.getByRole('region', { name }))
    expect(await section(/^Modifier groups/).findByText('No shared modifier groups.')).toBeDefined()
    expect(await section(/^Sides/).findByText('No shared sides.')).toBeDefined()
  })

  it('are told of as failed where they can’t be read', async () => {
    await open('/menu/shared', {
      answer: ({ address }) =>
        address.includes('shared-condiments') ? refusal(503, { message: 'Later.' }) : undefined,
    })

    expect(await (await row('Size')).findByText('0 to 2')).toBeDefined()
    const sides = within(screen.getByRole('region', { name: /^Sides/ }))
    expect(await sides.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(sides.queryByText('No shared sides.')).toBeNull()
  })

  it('are put on items by category, and taken off others, in one call', async () => {
    const { user, writes } = await open()
    await user.click((await row('Size')).getByRole('button', { name: '1 item of Size' }))
    const drawer = within(await screen.findByRole('dialog'))

    await user.click(await drawer.findByRole('checkbox', { name: 'Milk' }))
    await user.click(drawer.getByRole('checkbox', { name: /Soups 1 of 2/ }))
    await user.click(drawer.getByRole('checkbox', { name: 'Lentil soup' }))

    expect(drawer.getByText('Added: 2. Removed: 1.')).toBeDefined()
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await screen.findByText('Items updated.')
    expect(writes()).toMatchObject([
      { address: '/v1/shared-links', body: { kind: 'group', id: 1, add: [3, 2], remove: [1] } },
    ])
  })

  it('are added to the venue', async () => {
    const { user, writes } = await open()
    await user.click(screen.getByRole('button', { name: 'Add side' }))
    fireEvent.change(await screen.findByLabelText('Name in English'), { target: { value: 'Butter' } })
    fireEvent.change(screen.getByLabelText('Name in Arabic'), { target: { value: 'زبدة' } })
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: '8' } })
    fireEvent.change(screen.getByLabelText('Max'), { target: { value: '3' } })

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Shared side added.')
    expect(writes()).toMatchObject([{ address: '/v1/shared-condiments', body: { restaurantId: 1, price: 8, max: 3 } }])
  })
})

describe('an item with a shared group', () => {
  it('offers to edit it for all of its items, or to make it its own', async () => {
    const { user, writes } = await open('/items/1')
    const size = await row('Size')
    expect(size.getByText('Shared')).toBeDefined()

    await user.click(size.getByRole('button', { name: 'Edit Size' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Size' }))
    const link = await dialog.findByRole('link', { name: 'Edit for 1 item' })
    expect(link.getAttribute('href')).toBe('/menu/shared?venue=1&open=edit.sharedGroups.1')
    await user.click(dialog.getByRole('button', { name: 'Make it this item’s own' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes()).toMatchObject([{ body: { kind: 'group', id: 1, detach: [1] } }])
  })

  it('shows its options, which are not edited there', async () => {
    const { user } = await open('/items/1')

    await user.click((await row('Size')).getByRole('button', { name: '2 options of Size' }))

    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Mark sold out: Large' })).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Edit Large' })).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Add option' })).toBeNull()
  })

  it('shares another one of its groups', async () => {
    const { user, writes } = await open('/items/1')

    await user.click((await row('Spice')).getByRole('button', { name: 'Share Spice with other items' }))

    await screen.findByText('Shared modifier group added.')
    expect(writes()).toMatchObject([{ address: '/v1/shared-modifiers', body: { restaurantId: 1, fromId: 2 } }])
  })
})
