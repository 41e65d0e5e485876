import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { translations } from '#ui/ui.translations.en.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { PageSteps } from '#ui/page-steps.tsx'

function List({ first = 1, total = 327 }: { first?: number; total?: number }) {
  const [page, setPage] = useState(first)
  return <PageSteps page={page} pageSize={20} total={total} totalText="327 orders" isBusy={false} onPage={setPage} />
}

beforeEach(async () => {
  registerTranslations('ui', async () => ({ translations }))
  await loadTranslations('ui')
})

const current = () => within(pages()).getByRole('button', { current: 'page' })
const pages = () => screen.getByRole('navigation', { name: 'Pages' })

it('names its pages as buttons, and tells which one is shown', async () => {
  render(<List />)
  const names = within(pages())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 17', 'Next page'])
  expect(current().textContent).toBe('1')

  await userEvent.click(screen.getByRole('button', { name: 'Page 17' }))

  expect(current().textContent).toBe('17')
})

it('keeps the focus at the end of the list, where it goes no further', async () => {
  render(<List first={16} />)
  const next = screen.getByRole('button', { name: 'Next page' })

  await userEvent.click(next)
  await userEvent.click(next)

  expect(current().textContent).toBe('17')
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

it('goes to the last page where the one that is asked for has gone', () => {
  render(<List first={9} total={45} />)

  expect(current().textContent).toBe('3')
})

it('has the total alone if there is one page', () => {
  render(<List total={12} />)

  expect(screen.getByText('327 orders')).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})
