import type { ServiceContract } from '../access/contract.ts'
import { signedInSchema } from '../auth/auth.api.ts'
import { pageOf } from '../kit/paging.ts'
import {
  activitySchema,
  newSharedDeviceSchema,
  noteActivitySchema,
  openedDeviceSchema,
  ownPinSchema,
  patchSharedDeviceSchema,
  pinHolderListQuerySchema,
  pinHolderSchema,
  readDeviceSchema,
  setOwnPinSchema,
  sharedDeviceListQuerySchema,
  sharedDeviceSchema,
  shareDeviceSchema,
  usePinSchema,
} from './pins.schema.ts'

export const sharedDevicesPath = 'v1/shared-devices'
export const readDevicePath = 'v1/read/device'
export const usePinPath = 'v1/use/pin'
export const ownPinPath = 'v1/own-pin'
export const pinsPath = 'v1/pins'
export const noteActivityPath = 'v1/note/activity'

export const pinServices = {
  [sharedDevicesPath]: {
    find: {
      permission: 'devices:share',
      query: sharedDeviceListQuerySchema,
      answer: pageOf(sharedDeviceSchema),
      summary: 'Lists the shared devices of the venues, the newest first, with when each was used last.',
    },
    create: {
      permission: 'devices:share',
      idempotent: 'sharedDevice',
      data: shareDeviceSchema,
      answer: newSharedDeviceSchema,
      example: { restaurantId: 1, name: 'Bar tablet' },
      summary:
        'Makes a device a shared one of a venue: its people sign in there with their PINs. The token that the device stores is answered only now. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'devices:share',
      data: patchSharedDeviceSchema,
      answer: sharedDeviceSchema,
      example: { name: 'Terrace tablet', lockAfterMinutes: 5 },
      summary: 'Changes the name of a shared device, or the minutes after which it locks.',
    },
    remove: {
      permission: 'devices:share',
      answer: sharedDeviceSchema,
      summary: 'Removes a shared device: whoever is signed in there is signed out at once.',
    },
  },
  [readDevicePath]: {
    create: {
      permission: 'public',
      data: readDeviceSchema,
      answer: openedDeviceSchema,
      status: 200,
      summary: 'Reads the people who may sign in at a shared device. The token of a removed device gets a 401.',
    },
  },
  [usePinPath]: {
    create: {
      permission: 'public',
      data: usePinSchema,
      answer: signedInSchema,
      summary:
        'Signs a person in at a shared device with their PIN, and ends the session that was open there. Five wrong PINs lock the person at this device for five minutes, then longer: a 429 with `data.retryAfter`.',
    },
  },
  [ownPinPath]: {
    find: { permission: 'pins:own', answer: ownPinSchema, summary: 'Reads whether the caller has a PIN.' },
    create: {
      permission: 'pins:own',
      data: setOwnPinSchema,
      answer: ownPinSchema,
      status: 200,
      summary:
        "Sets or removes the caller's own PIN. Needs the current password, or the current PIN of people who signed in with it.",
    },
  },
  [pinsPath]: {
    find: {
      permission: 'staff:manage',
      query: pinHolderListQuerySchema,
      answer: pageOf(pinHolderSchema),
      summary: 'Lists the people with a PIN whose accounts the caller may see.',
    },
    remove: {
      permission: 'staff:manage',
      answer: pinHolderSchema,
      summary: 'Clears the PIN of a person, by the id of their account, and signs them out of shared devices.',
    },
  },
  [noteActivityPath]: {
    create: {
      permission: 'account:read',
      data: noteActivitySchema,
      answer: activitySchema,
      status: 200,
      example: {},
      atMost: { calls: 60, perSeconds: 60 },
      summary: 'Reports a touch on a shared device. The session stays open.',
    },
  },
} as const satisfies Record<string, ServiceContract>
