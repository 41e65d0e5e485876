import type { Row } from './insert-rows.ts'

const dayMs = 86_400_000

/**
 * Returns what the head office wrote to the staff of the hotel some days ago. It is ended, because it would cover every
 * screen that people try.
 */
export function staffNotificationRows(now: Date): Row[] {
  return [
    {
      title: 'Lift out of order',
      message: 'Until noon. Please take the stairs, and tell guests who come with luggage.',
      type: 'warning',
      daysAgo: 6,
    },
    {
      title: 'Thank you',
      message: 'Three hundred covers last night, and not one plate came back.',
      type: 'success',
      daysAgo: 2,
    },
  ].map(({ daysAgo, ...told }, index) => {
    const createdAt = new Date(now.getTime() - daysAgo * dayMs).toISOString()
    const validity = new Date(now.getTime() - (daysAgo - 1) * dayMs).toISOString()
    return {
      id: index + 1,
      restaurantId: 1,
      ...told,
      isActive: false,
      isClosable: true,
      validity,
      version: 2,
      createdAt,
      updatedAt: validity,
    }
  })
}
