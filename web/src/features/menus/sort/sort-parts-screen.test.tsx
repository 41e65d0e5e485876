import { aCategory, aMenu } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading it when it is first drawn takes long.
import '#features/menus/sort/pages/sort-categories.page.tsx'
import '#features/sorting/loaded-sort-screen.tsx'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { partLists } from '#features/menus/part-lists.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const names = ['Starters', 'Soups', 'Mains', 'Desserts']
const categories = names.map((en, index) =>
  aCategory({ id: index + 1, index: index + 1, name: { en, ar: `${en} ar` } }),
)

async function open(options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const opened = await openMenuScreen({
    path: '/menu/1/category/sort',
    records: { menu: [aMenu()], category: categories },
    ...options,
  })
  close = opened.close
  await screen.findByText('Soups')
  return opened
}

function shown(): (string | undefined)[] {
  const rows = screen.getAllByRole('listitem').filter((row) => !row.closest('nav'))
  return rows.map((row) => names.find((name) => within(row).queryByText(name)))
}

async function place(user: Awaited<ReturnType<typeof open>>['user'], name: string, wanted: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: new RegExp(`^Place of ${name},`) })
  await user.clear(field)
  await user.type(field, `${wanted}{Enter}`)
}

describe('sorting', () => {
  it('shows the list as it stands, with nothing to save', async () => {
    await open()

    expect(shown()).toEqual(names)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save sorting' }).disabled).toBe(true)
  })

  it('moves a row to the place that is typed, and saves all in one call', async () => {
    const { user, writes, router } = await open()

    await place(user, 'Desserts', '1')
    expect(shown()).toEqual(['Desserts', 'Starters', 'Soups', 'Mains'])
    await user.click(screen.getByRole('button', { name: 'Save sorting' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'))
    expect(writes()).toEqual([
      { method: 'POST', address: '/v1/sortOrder', body: { kind: 'categories', parentId: 1, ids: [4, 1, 2, 3] } },
    ])
  })

  it('takes a number beyond the list for its end, and leaves the row where what is typed is no number', async () => {
    const { user } = await open()

    await place(user, 'Starters', '99')
    expect(shown()).toEqual(['Soups', 'Mains', 'Desserts', 'Starters'])

    await place(user, 'Mains', 'x')
    expect(shown()).toEqual(['Soups', 'Mains', 'Desserts', 'Starters'])
  })

  it('says that there is nothing to sort', async () => {
    const opened = await openMenuScreen({ path: '/menu/1/category/sort', records: { menu: [aMenu()] } })
    close = opened.close

    expect(await screen.findByText('Nothing to sort.')).toBeDefined()
  })

  it('says what went wrong, and asks again', async () => {
    let answers = 0
    const { user } = await openMenuScreen({
      path: '/menu/1/category/sort',
      records: { menu: [aMenu()], category: categories },
      answer: ({ address }) =>
        address.startsWith('/v1/category') && answers++ === 0 ? refusal(403, { message: 'Not yours.' }) : undefined,
    }).then((opened) => {
      close = opened.close
      return opened
    })

    expect((await screen.findByRole('alert')).textContent).toContain('Not yours.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('Soups')).toBeDefined()
  })
})

describe('a list that changes while it is being sorted', () => {
  it('is shown as it is now when saving is refused, with what was moved', async () => {
    const later = [...categories.slice(0, 3), aCategory({ id: 9, index: 4, name: { en: 'Drinks', ar: 'مشروبات' } })]
    let isLater = false
    const { user, writes } = await open({
      answer: ({ address, method }) => {
        if (method === 'POST' && address.startsWith('/v1/sortOrder')) {
          if (isLater) return undefined
          isLater = true
          return refusal(409, { reason: 'sortMoved', ids: [1, 2, 3, 9] })
        }
        return isLater && address.startsWith('/v1/category') ? Response.json(later) : undefined
      },
    })
    await place(user, 'Mains', '1')

    await user.click(screen.getByRole('button', { name: 'Save sorting' }))

    expect((await screen.findByRole('alert')).textContent).toContain('1 was added. 1 was deleted.')
    expect(shown()).toEqual(['Mains', undefined, 'Starters', 'Soups'])
    await user.click(screen.getByRole('button', { name: 'Save sorting' }))
    await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ ids: [3, 9, 1, 2] }))
  })

  it('lets one take the order of somebody else', async () => {
    const { user } = await open()
    await place(user, 'Mains', '1')

    const sorted = categories.map((category) => ({ ...category, index: 10 - category.index })).toReversed()
    await act(async () => void partLists.categories.apply(sorted))

    expect((await screen.findByRole('alert')).textContent).toContain('Someone else sorted it.')
    await user.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect(shown()).toEqual(names.toReversed())
  })
})

describe('leaving', () => {
  it('asks first while something is not saved', async () => {
    const { user, router } = await open()
    await place(user, 'Mains', '1')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/menu/1/category/sort')
    expect(shown()[0]).toBe('Mains')

    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'))
  })

  it('asks nothing where nothing was moved', async () => {
    const { user, router } = await open()

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/categories'))
  })
})
