import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

const options = ['Palm', 'Quay'].map((value) => ({ value, label: value }))
const onChange = vi.fn()

beforeEach(() => onChange.mockReset())

/** Opens a field with several choices, highlights the second one, and presses the key. Returns whether the key still moves the focus. */
async function pressAtTheSecond(key: 'Tab' | 'Enter', keyCode: number): Promise<boolean> {
  render(<ChoiceSelect<string[]> mode="multiple" aria-label="Venues" options={options} onChange={onChange} />)
  const field = screen.getByRole('combobox', { name: 'Venues' })
  fireEvent.mouseDown(field)
  await screen.findByTitle('Quay')
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 })
  return fireEvent.keyDown(field, { key, keyCode })
}

it('adds the highlighted one by Enter', async () => {
  await pressAtTheSecond('Enter', 13)
  expect(onChange).toHaveBeenCalledOnce()
})

it('lets Tab leave, without adding or removing the highlighted one', async () => {
  expect(await pressAtTheSecond('Tab', 9)).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})
