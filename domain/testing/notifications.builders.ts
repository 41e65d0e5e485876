import type { AdminNotification } from '../src/notifications/notifications.schema.ts'
import type { StaffNotification } from '../src/notifications/staff-notifications.schema.ts'

/** Returns a notification to the staff of a hotel, without an end. */
export function aStaffNotification(differences: Partial<StaffNotification> = {}): StaffNotification {
  return {
    id: 1,
    restaurantId: 1,
    title: 'Pool closed',
    message: 'Until tomorrow.',
    type: 'info',
    isActive: true,
    isClosable: true,
    validity: null,
    version: 1,
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    updatedBy: 'Nadia Rahal',
    ...differences,
  }
}

/** Returns a notification that a manager changed an item of a hotel. */
export function anAdminNotification(differences: Partial<AdminNotification> = {}): AdminNotification {
  return {
    id: 1,
    restaurantId: 1,
    title: 'Item updated',
    message: 'Layla Haddad updated the item Hummus at Harbour Hotel.',
    type: 'info',
    action: 'updated',
    entity: 'item',
    entityName: 'Hummus',
    restaurantName: 'Harbour Hotel',
    editorProfile: { fname: 'Layla', lname: 'Haddad' },
    entityUpdateDeleteTime: '2026-03-04T08:00:00.000Z',
    isClosable: true,
    isActive: true,
    ...differences,
  }
}
