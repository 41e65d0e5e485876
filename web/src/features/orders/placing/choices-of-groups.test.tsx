import { aGroup } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sellingMenuKey } from '#features/menus/selling/selling-menu-key.ts'
import { NewOrder } from '#features/orders/placing/new-order.tsx'
import { closeEditorAfterEach, openDesk, soup } from '#features/orders/placing/testing/open-editor.tsx'
import { queryClient } from '#kit/calls/query-client.ts'

closeEditorAfterEach()

const group = aGroup()
const [regular, large] = group.modifiersList
const huge = { ...large!, _id: 'huge', name: { en: 'Huge', ar: 'ضخم' } }
const two = { ...group, min: 1, max: 2, modifiersList: [regular!, large!, huge] }

const open = (modifiersList = [two]) =>
  openDesk({
    draw: (onClose) => <NewOrder onClose={onClose} />,
    items: [{ ...soup, condimentsList: [], modifiersList }],
  })

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Lentil soup' }))

it('takes as many options as the group allows, and at least as many as it needs', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Lentil soup/ }))
  const choices = await drawer()
  expect(choices.getByText('Choose 1 to 2')).toBeDefined()

  await user.click(choices.getByRole('button', { name: /^Add to order/ }))
  expect(choices.getByRole('alert').textContent).toBe('Choose more options.')

  await user.click(choices.getByRole('checkbox', { name: /Regular/ }))
  await user.click(choices.getByRole('checkbox', { name: /Large/ }))
  expect(choices.getByRole('checkbox', { name: /Huge/ })).toHaveProperty('disabled', true)
  await user.click(choices.getByRole('checkbox', { name: /Regular/ }))
  await user.click(choices.getByRole('checkbox', { name: /Huge/ }))
  await user.click(choices.getByRole('button', { name: /^Add to order · AED.42/ }))

  const order = within(screen.getByRole('region', { name: 'Your order' }))
  expect(order.getByText('Large')).toBeDefined()
  expect(order.getByText('Huge')).toBeDefined()
})

it('adds an item without any option of a group that needs none', async () => {
  const { user } = await open([{ ...two, min: 0 }])
  await user.click(await screen.findByRole('button', { name: /^Lentil soup/ }))

  await user.click((await drawer()).getByRole('button', { name: /^Add to order · AED.32/ }))

  expect(within(screen.getByRole('region', { name: 'Your order' })).getByText('Lentil soup')).toBeDefined()
})

it('says of a line that its group was removed, and drops only that', async () => {
  const { user, venue } = await open()
  await user.click(await screen.findByRole('button', { name: /^Lentil soup/ }))
  await user.click((await drawer()).getByRole('checkbox', { name: /Large/ }))
  await user.type((await drawer()).getByRole('textbox', { name: 'Comment' }), 'hot')
  await user.click((await drawer()).getByRole('button', { name: /^Add to order · AED/ }))

  venue.items = [{ ...soup, condimentsList: [], modifiersList: [] }]
  await act(() => queryClient.invalidateQueries({ queryKey: sellingMenuKey }))

  const order = within(screen.getByRole('region', { name: 'Your order' }))
  await order.findByText('This option doesn’t belong to the item.')
  await user.click(order.getByRole('button', { name: /^Edit Lentil soup/ }))
  await user.click((await drawer()).getByRole('button', { name: 'Remove them' }))
  await user.click((await drawer()).getByRole('button', { name: /^Update item/ }))
  await waitFor(() => expect(order.queryByText('This option doesn’t belong to the item.')).toBeNull())
  expect(order.getByText('hot')).toBeDefined()
})
