import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListPageFilters } from '#ui/list-page-filters.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let room = 0
let filterWidth = 0
const observers = new Set<{ measure: () => void; elements: Element[] }>()

/** Stands in for the browser, which tells of every element that changes its size. */
class Sizes {
  readonly known: { measure: () => void; elements: Element[] }

  constructor(measure: () => void) {
    this.known = { measure, elements: [] }
    observers.add(this.known)
  }

  observe(element: Element) {
    this.known.elements.push(element)
  }

  disconnect() {
    observers.delete(this.known)
  }
}

beforeEach(async () => {
  await loadUiWords()
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => filterWidth)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  observers.clear()
})

function open() {
  const filters = ['days', 'status', 'venue'].map((key) => ({ key, isSet: false, field: <input aria-label={key} /> }))
  room = 900
  filterWidth = 200
  return render(<ListPageFilters filters={filters} />)
}

/** Tells the page that these elements have another size now. */
function resized(selector: string) {
  act(() => {
    for (const { measure, elements } of Array.from(observers)) {
      if (elements.some((element) => element.matches(selector))) measure()
    }
  })
}

const shownInLine = () => document.querySelectorAll('[data-filter]').length
const button = () => screen.queryByRole('button', { name: 'Filters' })

it('closes its drawer if the window grows and all filters have room', async () => {
  const { container } = open()
  room = 400
  resized(':has(> [data-filter])')
  await userEvent.click(button()!)
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeDefined()

  room = 900
  resized(':has(> [data-filter])')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container.querySelectorAll('input')).toHaveLength(3)
})

it('folds filters once one of them grows, and again once another does', () => {
  open()
  expect(shownInLine()).toBe(3)

  filterWidth = 600
  resized('[data-filter="status"]')
  expect(shownInLine()).toBe(1)

  room = 1_500
  resized(':has(> [data-filter])')
  expect(shownInLine()).toBe(3)

  filterWidth = 1_200
  resized('[data-filter="status"]')
  expect(shownInLine()).toBe(1)
})
