import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { words as uiWords } from '#app/i18n/en/ui.ts'
import { CallList, CallRow } from '#ui/popups/call-list.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'

const rowHeight = 80
let scrolled = 0

beforeEach(async () => {
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('ui')
  scrolled = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * rowHeight - scrolled, 400, rowHeight)
  })
})

it('takes no press at a row that came into the place of one which a colleague took', () => {
  const { rerender } = render(<List tables={['A', 'B', 'C']} />)
  expect(['A', 'B', 'C'].filter(isShielded)).toEqual([])

  rerender(<List tables={['A', 'C']} />)

  expect(isShielded('C')).toBe(true)
  expect(isShielded('A')).toBe(false)
})

it('takes no press at a row that has just come, and all at those above it', () => {
  const { rerender } = render(<List tables={['A', 'B']} />)

  rerender(<List tables={['A', 'B', 'C']} />)

  expect(['A', 'B', 'C'].filter(isShielded)).toEqual(['C'])
})

it('takes every press at rows that were scrolled', () => {
  const { rerender } = render(<List tables={['A', 'B']} />)

  scrolled = 40
  fireEvent.scroll(screen.getByRole('dialog'))
  rerender(<List tables={['A', 'B']} />)

  expect(['A', 'B'].filter(isShielded)).toEqual([])
})

function List({ tables }: { tables: readonly string[] }) {
  const popups = tables.map((table) => ({
    id: table,
    kind: 'Tests',
    row: (
      <CallRow title="Test" actions={null}>
        {table}
      </CallRow>
    ),
  }))
  return <CallList popups={popups} />
}

function isShielded(table: string): boolean {
  return screen.getByText(table).closest('[data-just-came=""]') !== null
}
