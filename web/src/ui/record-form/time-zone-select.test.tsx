import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { TimeZoneSelect } from '#ui/record-form/time-zone-select.tsx'

it('finds a time zone by a city of two words, and says which clock it means', async () => {
  const choose = vi.fn<(timeZone: string) => void>()
  render(<TimeZoneSelect onChange={choose} />)

  await userEvent.type(screen.getByRole('combobox'), 'los angeles')
  await userEvent.click(await screen.findByText('Pacific Time'))

  expect(choose.mock.calls[0]?.[0]).toBe('America/Los_Angeles')
})
