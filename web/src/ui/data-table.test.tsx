import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Column, DataTable } from '#ui/data-table.tsx'

type Dish = { id: number; name: string; arabic: string; price: number }

const dishes: Dish[] = [
  { id: 1, name: 'Soup', arabic: 'حساء', price: 12 },
  { id: 2, name: 'Tea', arabic: 'شاي', price: 3 },
]

const columns: Column<Dish>[] = [
  { key: 'name', label: 'Name', kind: 'heading', render: ({ name }) => <a href={`/${name}`}>{name}</a> },
  { key: 'arabic', label: 'Arabic name', language: 'ar', render: ({ arabic }) => arabic },
  { key: 'price', label: 'Price', kind: 'amount', inCard: 'labelled', render: ({ price }) => price },
]

function open(props: Partial<Parameters<typeof DataTable<Dish>>[0]> = {}) {
  render(<DataTable label="Dishes" columns={columns} records={dishes} keyOf={({ id }) => id} {...props} />)
  return screen.getByRole('table', { name: 'Dishes' })
}

it('is a table to screen readers, whose rows are named by their record', () => {
  const table = open()

  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Arabic name', 'Price'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Soup', 'Tea'])
  // Drawn as cards, browsers take it for one only by these.
  for (const part of table.querySelectorAll('thead, tbody, tr, th, td')) expect(part.getAttribute('role')).toBeTruthy()
})

it('says in which language the texts of a column are', () => {
  const cell = within(open()).getByRole('cell', { name: 'حساء' })

  expect([cell.lang, cell.dir]).toEqual(['ar', 'rtl'])
})

it('says the label of a value in a card to those who see it, and to others once', () => {
  const cell = within(open()).getByRole('cell', { name: '12' })

  expect(cell.textContent).toBe('Price12')
})

it('opens a record where its row is pressed', async () => {
  const onOpen = vi.fn()
  open({ onOpen })

  await userEvent.click(screen.getByRole('cell', { name: 'شاي' }))

  expect(onOpen.mock.calls).toEqual([[dishes[1]]])
})

it('is scrolled by keyboard where it is wider than its place', async () => {
  open()

  await userEvent.tab()

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dishes' }))
})

it('says that others are on their way', () => {
  expect(open({ isBusy: true }).getAttribute('aria-busy')).toBe('true')
})
