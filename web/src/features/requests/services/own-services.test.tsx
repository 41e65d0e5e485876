import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { guestServicesFeature } from '#features/requests/services/guest-services.feature.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/requests/services/guest-services.page.tsx'
import '#features/requests/services/service.page.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const taxi: GuestService = {
  ...standardService,
  id: 7,
  restaurantId: 1,
  requestType: 'custom',
  index: 10,
  label: { en: 'Taxi' },
  icon: 'car',
  dueMinutes: 12,
  escalation: [{ afterMinutes: 5, roles: ['manager'] }],
  questions: [{ key: 'q1', kind: 'text', label: { en: 'Where to?' }, isRequired: true }],
  version: 3,
  updatedAt: null,
  updatedBy: null,
}

let close = () => {}

afterEach(() => close())

async function open(path: string, staffed = ['manager', 'waiter']) {
  const writes: { method: string; body: unknown }[] = []
  const opened = await openPage({
    features: [guestServicesFeature, menusFeature, venuesFeature, authFeature],
    path,
    user: aUser({ role: 'manager' }),
    answer({ method, path: address, service, id, body }) {
      if (service === 'restaurant') return aVenue()
      if (service === 'table') return []
      if (address === '/v1/staffed-roles') return { roles: staffed }
      if (address === '/v1/response-times') return { total: 0, late: 0, medianSeconds: null, ninetiethSeconds: null }
      if (service === 'waiter') return { total: 0, limit: 10, skip: 0, data: [] }
      if (method === 'GET') return id ? taxi : [taxi]
      writes.push({ method, body })
      return { ...taxi, ...(body as object) }
    },
  })
  close = opened.close
  return { ...opened, writes }
}

it('adds one with its icon, its steps and its form', async () => {
  const { user, writes } = await open('/guest?add=')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the text in English.')).toBeDefined()
  expect(screen.getByText('Choose an icon.', { selector: '.ant-form-item-explain-error' })).toBeDefined()
  expect(writes).toEqual([])

  await user.click(screen.getByRole('textbox', { name: 'Name in English' }))
  await user.paste('Shuttle')
  await choose('Icon', 'Car')
  await user.click(screen.getByRole('button', { name: 'Add step' }))
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  const question = within(screen.getByRole('group', { name: 'Question 1' }))
  await user.click(question.getByRole('textbox', { name: 'Question in English' }))
  await user.paste('How many?')
  await choose('Answer', 'Whole number')
  await user.click(await question.findByRole('textbox', { name: 'Largest number' }))
  await user.paste('4')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    method: 'POST',
    body: {
      restaurantId: 1,
      label: { en: 'Shuttle' },
      icon: 'car',
      dueMinutes: 15,
      escalation: [{ afterMinutes: 5, roles: ['manager'] }],
      questions: [{ key: 'q1', kind: 'number', label: { en: 'How many?' }, isRequired: true, least: null, most: 4 }],
    },
  })
})

it('keeps what was typed in a question when another is added, moved and removed', async () => {
  const { user, writes } = await open('/guest?edit=7')
  await user.click(await screen.findByRole('button', { name: 'Add question' }))
  const second = within(screen.getByRole('group', { name: 'Question 2' }))
  await user.click(second.getByRole('textbox', { name: 'Question in English' }))
  await user.paste('When?')
  await user.click(screen.getByRole('button', { name: 'Move up question 2' }))
  await user.click(screen.getByRole('button', { name: 'Add question' }))
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    body: {
      version: 3,
      questions: [
        { key: 'q2', label: { en: 'When?' } },
        { key: 'q1', label: { en: 'Where to?' } },
      ],
    },
  })
})

it('warns of a step whose roles nobody at the venue has', async () => {
  await open('/guest?edit=7', ['waiter'])

  expect(await screen.findByText('Nobody at this venue has this role: Manager.')).toBeDefined()
})

it('shows what it has, and is deleted after a question', async () => {
  const { user, writes } = await open('/guest/services/7')

  expect(await screen.findByRole('heading', { level: 1, name: 'Taxi' })).toBeDefined()
  expect(await screen.findByText('After 5 min: Manager')).toBeDefined()
  expect(screen.getByText('Where to?')).toBeDefined()
  expect(screen.getByText('12 min')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete service' }))

  await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE' }]))
})

/** Picks an option of a field that offers a list. */
async function choose(field: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: field }))
  fireEvent.click(await screen.findByTitle(option))
}
