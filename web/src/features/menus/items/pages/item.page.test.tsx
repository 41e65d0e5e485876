import { aGroup, aSide, anItem } from '@brigade/domain/testing/menus.builders.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/items/pages/item.page.tsx'
import '#features/menus/items/pages/modifiers.page.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import { openMenuScreen } from '#features/menus/items/testing/open-menu-screen.tsx'
import { removeParts } from '#features/menus/menus.live.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const records = {
  items: [anItem({ condimentsCount: 2, modifiersCount: 2 })],
  condiments: [aSide(), aSide({ id: 2, name: { en: 'Lemon' }, price: 0, min: 0, max: 1, soldOut: { until: null } })],
  modifiers: [aGroup(), aGroup({ id: 2, groupName: { en: 'Spice Level' }, modifiersList: [] })],
}

async function open(options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({ path: '/items/1', records, ...options })
  close = opened.close
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

describe('an item', () => {
  it('is shown with its sides and modifier groups', async () => {
    await open()

    expect(screen.getByRole('heading', { level: 1, name: 'Lentil soup' })).toBeDefined()
    const bread = await row('Bread')
    expect(bread.getByText('AED 8.00')).toBeDefined()
    expect(bread.getByText('0 to 3')).toBeDefined()
    expect((await row('Lemon')).getByText('Sold out')).toBeDefined()
    expect((await row('Size')).getByText('2 options')).toBeDefined()
    const sorts = screen.getAllByRole('link', { name: 'Sort' }).map((link) => link.getAttribute('href'))
    expect(sorts).toEqual(['/items/1/sort/condiments', '/items/1/sort/modifiers'])
    expect(screen.getByRole('link', { name: 'Table view' }).getAttribute('href')).toBe('/modifier/1')
  })

  it('keeps a form open, with what was typed, when somebody else deletes the side', async () => {
    const { user } = await open()
    await user.click((await row('Bread')).getByRole('button', { name: 'Edit Bread' }))
    fireEvent.change(await screen.findByLabelText('Name in English'), { target: { value: 'Flat bread' } })

    act(() => removeParts('sides', [aSide()]))

    await waitFor(() => expect(screen.queryByText('Bread')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Flat bread')
  })

  it('says that it has neither', async () => {
    await open({ records: { items: [anItem()] } })

    expect(await screen.findByText('No sides.')).toBeDefined()
    expect(screen.getByText('No modifier groups.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sort' })).toBeNull()
  })

  it('loses a side after a question', async () => {
    const { user, writes } = await open()
    await user.click((await row('Bread')).getByRole('button', { name: 'Delete Bread' }))

    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('The record was deleted successfully!')).toBeDefined()
    expect(writes()).toEqual([{ method: 'DELETE', address: '/v1/condiments/1', body: undefined }])
    await waitFor(() => expect(screen.queryByText('Bread')).toBeNull())
  })

  it('says of an item that is not there that it is not', async () => {
    await open({ path: '/items/5' })

    expect(screen.getByText('This record doesn’t exist.')).toBeDefined()
  })
})

describe('the modifier groups of an item', () => {
  it('can be deleted only without options', async () => {
    await open({ path: '/modifier/1' })

    expect((await row('Spice Level')).getByRole('button', { name: 'Delete Spice Level' })).toBeDefined()
    expect((await row('Size')).queryByRole('button', { name: /^Delete/ })).toBeNull()
  })

  it('open their options', async () => {
    const { user } = await open({ path: '/modifier/1' })

    await user.click((await row('Size')).getByRole('button', { name: '2 options of Size' }))

    const options = within(await screen.findByRole('dialog', { name: 'Options of Size' }))
    expect(options.getByText('Large')).toBeDefined()
    expect(options.getByText('+AED 5.00')).toBeDefined()
  })
})
