import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SearchField } from '#ui/search-field.tsx'

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
