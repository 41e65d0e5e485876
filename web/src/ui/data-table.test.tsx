import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
  // If it is drawn as cards, browsers treat it as a table only with these.
  for (const part of table.querySelectorAll('thead, tbody, tr, th, td')) expect(part.getAttribute('role')).toBeTruthy()
})

it('has no column for a state that no record has', () => {
  const state = { key: 'state', label: 'Status', kind: 'state' } as const
  const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  open({ columns: [...columns, { ...state, render: () => null }] })
  expect(names()).toEqual(['Name', 'Arabic name', 'Price'])
  cleanup()

  open({ columns: [...columns, { ...state, render: ({ id }) => (id === 2 ? 'Off' : null) }] })

  expect(names()).toEqual(['Name', 'Arabic name', 'Price', 'Status'])
})

it('says in which language the texts of a column are', () => {
  const cell = within(open()).getByRole('cell', { name: 'حساء' })

  expect([cell.lang, cell.dir]).toEqual(['ar', 'rtl'])
})

it('says the label of a value in a card to those who see it, and to others once', () => {
  const cell = within(open()).getByRole('cell', { name: '12' })

  expect(cell.textContent).toBe('Price12')
})

it('says no label of a value that isn’t there', () => {
  const empty: Column<Dish> = { key: 'left', label: 'Left', inCard: 'labelled', render: () => null }

  expect(within(open({ columns: [...columns, empty] })).queryByText('Left', { selector: 'td *' })).toBeNull()
})

it('opens a record where its row is pressed', async () => {
  const onOpen = vi.fn()
  open({ onOpen })

  await userEvent.click(screen.getByRole('cell', { name: 'شاي' }))

  expect(onOpen.mock.calls).toEqual([[dishes[1]]])
})

describe('a list, where a text without room is cut off', () => {
  /** As if the texts of all cells had no room. */
  beforeEach(() => void vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200))

  afterEach(() => void vi.restoreAllMocks())

  it('shows all texts of a row that is pressed, and one line again', async () => {
    open({ isList: true })
    const cell = screen.getByRole('cell', { name: 'شاي' })
    const row = cell.closest('tr')!

    await userEvent.click(cell)
    expect(row.hasAttribute('data-whole')).toBe(true)

    await userEvent.click(cell)
    expect(row.hasAttribute('data-whole')).toBe(false)
  })

  it('is not unfolded by a press on a field, nor by a press that selects a text', async () => {
    const field: Column<Dish> = { key: 'field', label: 'Field', render: () => <input aria-label="Field" /> }
    open({ isList: true, columns: [...columns, field], records: dishes.slice(0, 1) })
    const cell = screen.getByRole('cell', { name: 'حساء' })

    await userEvent.click(screen.getByRole('textbox', { name: 'Field' }))
    getSelection()!.selectAllChildren(cell)
    fireEvent.click(cell)
    expect(document.querySelector('[data-whole]')).toBeNull()

    getSelection()!.removeAllRanges()
    fireEvent.click(cell)
    expect(document.querySelector('[data-whole]')).not.toBeNull()
  })

  it('has a tooltip of a text only while it has no room', () => {
    open({ isList: true })
    const cell = screen.getByRole('cell', { name: 'شاي' })
    // Not known to the test's document.
    Object.defineProperty(cell, 'innerText', { value: 'شاي' })

    fireEvent.pointerOver(cell)
    expect(cell.title).toBe('شاي')

    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(0)
    fireEvent.pointerOver(cell)
    expect(cell.title).toBe('')
  })

  it('is not unfolded by its links, and opens its record where it has one', async () => {
    const onOpen = vi.fn()
    open({ isList: true, onOpen })

    await userEvent.click(screen.getByRole('cell', { name: 'شاي' }))

    expect(onOpen).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-whole]')).toBeNull()
  })
})

it('is scrolled by keyboard where it is wider than its place', async () => {
  open()

  await userEvent.tab()

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Dishes' }))
})

it('says that others are on their way', () => {
  expect(open({ isBusy: true }).getAttribute('aria-busy')).toBe('true')
})

describe('the keyboard in a table', () => {
  const note = (id: number, isNew = true) => ({ id, name: `Note ${id}`, isNew, isTaken: false })
  type Note = ReturnType<typeof note>
  const noteColumns: Column<Note>[] = [
    { key: 'name', label: 'Name', kind: 'heading', render: ({ name }) => name },
    {
      key: 'acts',
      label: 'Acts',
      kind: 'acts',
      render: ({ name, isNew, isTaken }) =>
        isNew ? (
          <>
            {isTaken ? null : <button type="button">{`Read ${name}`}</button>}
            {isTaken ? <button type="button">{`Give back ${name}`}</button> : null}
            <button type="button">{`Open ${name}`}</button>
          </>
        ) : (
          <button type="button">{`Open ${name}`}</button>
        ),
    },
  ]

  function openNotes(notes: readonly Note[]) {
    const page = (shown: readonly Note[]) => (
      <>
        <h1>Notes</h1>
        <button type="button">Elsewhere</button>
        {shown.length > 0 ? (
          <DataTable label="Notes" columns={noteColumns} records={shown} keyOf={({ id }) => id} />
        ) : (
          <p>Nothing</p>
        )}
      </>
    )
    const { rerender } = render(page(notes))
    return { change: (next: readonly Note[]) => rerender(page(next)) }
  }

  const button = (name: string) => screen.getByRole('button', { name })
  const focused = () => document.activeElement?.textContent

  it.each([
    ['with its row', [note(2), note(3)]],
    ['alone', [note(1, false), note(2), note(3)]],
    ['with its row, and others come', [note(5), note(4), note(2), note(3)]],
  ])('goes on to the next row when the button in focus goes %s', (_how, then) => {
    const { change } = openNotes([note(1), note(2), note(3)])
    button('Read Note 1').focus()

    change(then)

    expect(focused()).toBe('Read Note 2')
  })

  it('goes on to the next row that has this button', () => {
    const { change } = openNotes([note(1), note(2, false), note(3)])
    button('Read Note 1').focus()

    change([note(1, false), note(2, false), note(3)])

    expect(focused()).toBe('Read Note 3')
  })

  it('stays in its row where another button stands in the place of the one that went', () => {
    const { change } = openNotes([note(1), note(2)])
    button('Read Note 1').focus()

    change([{ ...note(1), isTaken: true }, note(2)])

    expect(focused()).toBe('Give back Note 1')
  })

  describe('of a hand that presses twice', () => {
    /** Longer than a second press may take. */
    const restedMs = 1_000
    /** Returns true if the focused button handles the key. */
    const takes = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

    beforeEach(() => void vi.useFakeTimers())

    afterEach(() => void vi.useRealTimers())

    it.each(['Enter', ' '])('presses nothing of the next row by “%s” until it has rested', (key) => {
      const { change } = openNotes([note(1), note(2)])
      button('Read Note 1').focus()
      expect(takes(key)).toBe(true)
      change([note(2)])

      for (let presses = 0; presses < 4; presses += 1) {
        expect(takes(key)).toBe(false)
        vi.advanceTimersByTime(450)
      }

      vi.advanceTimersByTime(restedMs)
      expect(takes(key)).toBe(true)
    })

    it('presses what it has turned to, and goes on by other keys', () => {
      const { change } = openNotes([note(1), note(2)])
      button('Read Note 1').focus()
      change([note(2)])

      expect(takes('Tab')).toBe(true)
      button('Open Note 2').focus()
      expect(takes('Enter')).toBe(true)
      button('Read Note 2').focus()
      expect(takes('Enter')).toBe(true)
    })
  })

  it.each([
    ['has it', [note(1), note(2, false)]],
    ['is there', []],
  ])('goes to the heading where no other row %s', (_what, then) => {
    const { change } = openNotes([note(1), note(2)])
    button('Read Note 2').focus()

    change(then)

    expect(focused()).toBe('Notes')
  })

  it('stays where somebody has turned to, and where the button still is', () => {
    const { change } = openNotes([note(1), note(2), note(3)])
    button('Read Note 1').focus()
    button('Elsewhere').focus()
    change([note(2), note(3)])
    expect(focused()).toBe('Elsewhere')

    button('Open Note 3').focus()
    change([note(3)])

    expect(focused()).toBe('Open Note 3')
  })

  it('is not called back by a row that goes once they have pressed beside it', async () => {
    const { change } = openNotes([note(1), note(2)])
    button('Read Note 1').focus()
    await userEvent.click(document.body)

    change([note(2)])

    expect(document.activeElement).toBe(document.body)
  })
})
