import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import '#kit/scans-in-selects.ts'

let clock = 0

beforeEach(() => {
  // Later than any key of the test before.
  clock += 10_000
  render(<TableChoice />)
})

it('a scan leaves chosen what was, though its first letter begins a choice', () => {
  type('T', { at: 0, chooses: '9' })

  const isLetThrough = ['A', 'B', 'L', 'E', '-', '1', 'Enter'].map((key, index) => type(key, { at: 10 * (index + 1) }))

  expect(table().value).toBe('4')
  expect(isLetThrough).not.toContain(true)
})

it('the same scan that a busy machine lets stumble chooses nothing', () => {
  type('T', { at: 0, chooses: '9' })
  type('A', { at: 20 })

  const isLetThrough = type('B', { at: 320 })

  expect(isLetThrough).toBe(false)
  expect(table().value).toBe('4')
})

it('what a hand types chooses', () => {
  type('t', { at: 0, chooses: '9' })

  const isLetThrough = type('a', { at: 120 })

  expect(isLetThrough).toBe(true)
  expect(table().value).toBe('9')
})

function TableChoice() {
  const [chosen, setChosen] = useState('4')
  return (
    <select aria-label="Table" value={chosen} onChange={({ target }) => setChosen(target.value)}>
      <option value="4">Terrace 4</option>
      <option value="9">Table 9</option>
    </select>
  )
}

function table(): HTMLSelectElement {
  return screen.getByRole('combobox')
}

/** Types a key, and has the browser do what it does with it; answers whether it may. */
function type(key: string, { at, chooses }: { at: number; chooses?: string }): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: clock + at })
  const isLetThrough = fireEvent(table(), event)
  if (isLetThrough && chooses) fireEvent.change(table(), { target: { value: chooses } })
  return isLetThrough
}
