import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SortList } from '#features/sorting/sort-list.tsx'
import { sortingFeature } from '#features/sorting/sorting.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

const rowsInSight = 10

beforeEach(async () => {
  registerTranslations('sorting', sortingFeature.translations)
  await loadTranslations('sorting')
  vi.stubGlobal('IntersectionObserver', FirstRowsInSight)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('measures only rows near what is in sight when one of hundreds is lifted', async () => {
  const user = userEvent.setup()
  const measured = new Set<Element>()
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
    measured.add(this)
    return new DOMRect(0, 60 * [...(this.parentElement?.children ?? [])].indexOf(this), 600, 56)
  })
  open(300)

  act(() => screen.getByRole('button', { name: /^Move Row 1,/ }).focus())
  await user.keyboard(' ')

  await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toBeDefined())
  expect(measured.size).toBeGreaterThan(0)
  expect(measured.size).toBeLessThanOrEqual(rowsInSight)
})

describe('the arrow keys', () => {
  const spoken = () => screen.getByRole('status').textContent
  const names = () => screen.getAllByRole('listitem').map((row) => /Row \d/.exec(row.textContent)?.[0])

  async function lift() {
    const user = userEvent.setup()
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, 60 * [...(this.parentElement?.children ?? [])].indexOf(this), 600, 56)
    })
    open(3)
    act(() => screen.getByRole('button', { name: /^Move Row 1,/ }).focus())
    await user.keyboard(' ')
    await screen.findByRole('button', { pressed: true })
    expect(spoken()).toBe('Row 1 is lifted, place 1 of 3.')
    // The list listens to keys one turn of the event loop after the row was lifted.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    return user
  }

  it('move a lifted row, and say each step', async () => {
    const user = await lift()

    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(spoken()).toBe('Row 1 is at place 2 of 3.'))
    await user.keyboard(' ')

    await waitFor(() => expect(spoken()).toBe('Row 1 was dropped at place 2 of 3.'))
    expect(names()).toEqual(['Row 2', 'Row 1', 'Row 3'])
  })

  it('leave the row where it was if Escape follows', async () => {
    const user = await lift()

    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(spoken()).toBe('Row 1 is at place 2 of 3.'))
    await user.keyboard('{Escape}')

    await waitFor(() => expect(spoken()).toBe('Row 1 is back at place 1 of 3.'))
    expect(names()).toEqual(['Row 1', 'Row 2', 'Row 3'])
  })
})

it('lifts a row that is far from what was in sight once it has the focus', async () => {
  const user = userEvent.setup()
  open(300)

  act(() => screen.getByRole('button', { name: /^Move Row 200,/ }).focus())
  await user.keyboard(' ')

  expect(await screen.findByRole('button', { name: /^Move Row 200,/, pressed: true })).toBeDefined()
})

function open(count: number): void {
  const first = Array.from({ length: count }, (_, index) => index + 1)
  const records = new Map(first.map((id) => [id, { id, name: `Row ${id}` }]))
  function Sorted() {
    const [ids, setIds] = useState<readonly number[]>(first)
    return <SortList label="Rows" records={records} ids={ids} onChange={setIds} />
  }
  render(<Sorted />)
}

/** The observer that a browser would provide for a list scrolled to its top. */
class FirstRowsInSight implements Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  readonly #tell: IntersectionObserverCallback
  #observed = 0

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }

  observe(target: Element): void {
    this.#observed += 1
    const isIntersecting = this.#observed <= rowsInSight
    this.#tell([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }

  unobserve(): void {}
}
