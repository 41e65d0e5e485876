import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import { registerFeature } from '#kit/register-feature.ts'
import { fetchSettings } from '#kit/settings-parts.ts'
import { soundKinds } from '#kit/sounds.ts'

for (const feature of featureList) registerFeature(feature)

const routes = featureList.flatMap((feature) => [...feature.routes, ...(feature.bareRoutes ?? [])])

it.each(routes.filter(({ lazy }) => lazy))('fetches the page of $path', async ({ lazy }) => {
  expect(await fetchPage(lazy)).toBeTypeOf('function')
})

it('has the parts of the settings in their order, the person’s and the device’s', async () => {
  const parts = await fetchSettings()
  const namesOf = (column: string) => parts.filter(({ of }) => of === column).map(({ Part }) => Part.name)

  expect(namesOf('person')).toEqual(['ProfileForm', 'PasswordForm'])
  expect(namesOf('device')).toEqual([
    'AppearanceSettings',
    'SoundSettings',
    'ShortcutSettings',
    'NotificationSettings',
    'PushSettings',
    'AboutSettings',
  ])
})

it('has the sounds of all features, those of orders first', () => {
  expect(soundKinds()).toEqual([
    'newOrder',
    'paidOrder',
    'updatedOrder',
    'posFailed',
    'printFailed',
    'payment',
    'paymentAlert',
    'trayInRoom',
    'kitchenRequest',
    'request',
    'overdueRequest',
    'staffNotification',
  ])
})

async function fetchPage(lazy: RouteObject['lazy']): Promise<unknown> {
  const found = typeof lazy === 'function' ? await lazy() : undefined
  return found?.Component
}
