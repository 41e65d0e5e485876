import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadUiWords } from '#kit/testing/ui-words.ts'
import { SearchField } from '#ui/search-field.tsx'

beforeAll(loadUiWords)

afterEach(cleanup)

it('keeps every key while the address is still behind', () => {
  const told: string[] = []
  render(<SearchField label="Search" text="" onChange={(text) => told.push(text)} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.focus()

  fireEvent.change(field, { target: { value: '#7' } })
  fireEvent.change(field, { target: { value: '#79' } })

  expect(field.value).toBe('#79')
  expect(told).toEqual(['#7', '#79'])
})

it('shows what another page or a link put into the address', () => {
  const { rerender } = render(<SearchField label="Search" text="204" onChange={() => undefined} />)

  rerender(<SearchField label="Search" text="" onChange={() => undefined} />)

  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

it('shows what took its text away while somebody stands in it', () => {
  const { rerender } = render(<SearchField label="Search" text="204" onChange={() => undefined} />)
  screen.getByRole<HTMLInputElement>('searchbox').focus()

  rerender(<SearchField label="Search" text="" onChange={() => undefined} />)

  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

it('has a cross of its own, which clears the text and stays in the field', () => {
  const told: string[] = []
  render(<SearchField label="Search" text="204" onChange={(text) => told.push(text)} />)

  fireEvent.click(screen.getByRole('button'))

  expect(told).toEqual([''])
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.queryByRole('button')).toBeNull()
})

it('says what it looks for beside what was typed, where several stand side by side', () => {
  const { rerender } = render(<SearchField label="Guest" isNamed text="" onChange={() => undefined} />)
  expect(screen.getAllByText('Guest')).toHaveLength(1)

  rerender(<SearchField label="Guest" isNamed text="Haddad" onChange={() => undefined} />)

  expect(screen.getAllByText('Guest')).toHaveLength(2)
  expect(screen.getByRole('searchbox', { name: 'Guest' })).toBeDefined()
})
