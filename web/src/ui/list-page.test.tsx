import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ListPage } from '#ui/list-page.tsx'
import type { Listed } from '#ui/list-states.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

beforeAll(async () => {
  await loadUiWords()
})

function open(first: Partial<Listed<string[]>>) {
  const drawn = (list: Partial<Listed<string[]>>) => (
    <ListPage
      title="Dishes"
      filters={<input type="search" aria-label="Search" />}
      list={{ data: undefined, error: null, refetch: () => undefined, ...list }}
      empty={<p>No dish yet</p>}
    >
      {(dishes) => (
        <ul>
          {dishes.map((dish) => (
            <li key={dish}>{dish}</li>
          ))}
        </ul>
      )}
    </ListPage>
  )
  const { rerender } = render(drawn(first))
  // In every state of the list, the screen has its title, and can be filtered.
  expect(screen.getByRole('heading', { level: 1, name: 'Dishes' })).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
  return { redraw: (list: Partial<Listed<string[]>>) => rerender(drawn(list)) }
}

type DishesOfProps = { day: string; fetch: () => Promise<string[]> }

function DishesOf({ day, fetch }: DishesOfProps) {
  const dishes = useQuery({ queryKey: [day], queryFn: fetch })
  return (
    <ListPage title="Dishes" list={dishes}>
      {(found) => found}
    </ListPage>
  )
}

it('says that its list is on its way', () => {
  open({})

  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

it('shows what there is', () => {
  open({ data: ['Soup', 'Tea'] })

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Soup', 'Tea'])
  expect(screen.queryByRole('status')).toBeNull()
})

it('says that there is nothing', () => {
  open({ data: [] })

  expect(screen.getByText('No dish yet')).toBeTruthy()
})

it('says why a list can’t be had, and asks for it again', async () => {
  const refetch = vi.fn()
  open({ error: new Error('Broken'), refetch })
  expect(screen.queryByText('No dish yet')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(refetch).toHaveBeenCalledOnce()
})

it('takes no second press while it is asked for again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const refetch = vi.fn(() => promise)
  open({ error: new Error('Broken'), refetch })
  const tryAgain = screen.getByRole('button', { name: 'Try again' })

  await userEvent.click(tryAgain)
  expect(tryAgain.getAttribute('aria-busy')).toBe('true')

  await act(async () => resolve())
  expect(tryAgain.getAttribute('aria-busy')).toBeNull()
})

it('goes on saying what failed while it is asked for again, until there is something', () => {
  const { redraw } = open({ error: new Error('Broken') })

  redraw({})
  expect(screen.getByRole('alert').textContent).toContain('No response from the server')

  redraw({ data: ['Soup'] })
  expect(screen.queryByRole('alert')).toBeNull()
  redraw({})
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})

it('goes on saying what failed of the same list alone, not of another one that is chosen', async () => {
  const answers = { today: Promise.withResolvers<string[]>(), yesterday: Promise.withResolvers<string[]>() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const drawn = (day: keyof typeof answers) => (
    <QueryClientProvider client={client}>
      <DishesOf day={day} fetch={() => answers[day].promise} />
    </QueryClientProvider>
  )
  const { rerender } = render(drawn('today'))
  answers.today.reject(new Error('Broken'))
  await screen.findByRole('alert')
  answers.today = Promise.withResolvers()
  void client.refetchQueries()
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(screen.getByRole('alert')).toBeDefined()

  rerender(drawn('yesterday'))

  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps what is there when it can’t be fetched again', () => {
  open({ data: ['Soup'], error: new Error('Broken') })

  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByText('Soup')).toBeTruthy()
})
