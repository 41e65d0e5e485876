import { signedInSchema } from '../auth/auth.api.ts'
import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  endStaffSessionSchema,
  inviteStaffSchema,
  makeLinkSchema,
  openedLinkSchema,
  patchStaffSchema,
  readLinkSchema,
  removeFactorSchema,
  staffChangeSchema,
  staffLinkSchema,
  staffListQuerySchema,
  staffMemberSchema,
  staffSessionListQuerySchema,
  staffSessionSchema,
  useLinkSchema,
} from './staff.schema.ts'

export const staffPath = 'v1/staff'
export const staffLinkPath = 'v1/staff/link'
export const staffSessionsPath = 'v1/staff/sessions'
export const endStaffSessionPath = 'v1/end/session'
export const removeFactorPath = 'v1/remove/second-factor'
export const readLinkPath = 'v1/read/link'
export const useLinkPath = 'v1/use/link'

/** The limit of wrong links from one address: this many in so many seconds, before further ones are locked. */
export const wrongLinkLimits = { wrongTries: 20, perSeconds: 60, lockSeconds: 60 } as const

const ada = { email: 'ada@hotel.demo', fname: 'Ada', lname: 'Lovelace', role: 'waiter', restaurantId: [1] } as const

export const staffServices = {
  [staffPath]: {
    find: {
      permission: 'staff:manage',
      query: staffListQuerySchema,
      answer: pageOf(staffMemberSchema),
      summary:
        "Lists the accounts that the caller may see, by name. Managers see those of their venues, with the venue's passphrase if it protects the staff.",
    },
    get: { permission: 'staff:manage', answer: staffMemberSchema, summary: 'Reads one account, in the same way.' },
    create: {
      permission: 'staff:manage',
      data: inviteStaffSchema,
      answer: staffLinkSchema,
      idempotent: 'staffInvitation',
      atMost: { calls: 60, perSeconds: 60 },
      example: ada,
      summary:
        'Invites a person: creates an account, and answers the link with which they choose a password within 24 hours. The link is shown only here. Takes an Idempotency-Key; a repeated call renews the link.',
    },
    patch: {
      permission: 'staff:manage',
      data: patchStaffSchema,
      answer: staffMemberSchema,
      example: { lname: 'King' },
      summary:
        'Changes name, role or venues of an account, or deactivates it. A new role, a lost venue and deactivation sign the person out everywhere at once.',
    },
    remove: {
      permission: 'staff:manage',
      answer: staffMemberSchema,
      summary:
        'Withdraws an invitation and deletes its account. Accounts of people who have joined can only be deactivated.',
    },
    events: { created: staffChangeSchema, patched: staffChangeSchema, removed: staffChangeSchema },
  },
  [staffLinkPath]: {
    create: {
      permission: 'staff:manage',
      data: makeLinkSchema,
      answer: staffLinkSchema,
      status: 200,
      idempotent: 'staffLink',
      atMost: { calls: 60, perSeconds: 60 },
      summary:
        'Makes a new link for an account, which ends the link before it: an invitation for people who have not joined yet, else one to choose a new password. Takes an Idempotency-Key.',
    },
  },
  [staffSessionsPath]: {
    find: {
      permission: 'staff:manage',
      query: staffSessionListQuerySchema,
      answer: pageOf(staffSessionSchema),
      summary: 'Lists the devices on which a person is signed in, the latest first.',
    },
  },
  [endStaffSessionPath]: {
    create: {
      permission: 'staff:manage',
      data: endStaffSessionSchema,
      answer: staffSessionSchema,
      status: 200,
      summary: 'Ends one session of a person: the device is signed out at once.',
    },
  },
  [removeFactorPath]: {
    create: {
      permission: 'staff:manage',
      data: removeFactorSchema,
      answer: staffMemberSchema,
      status: 200,
      summary:
        'Removes the second factor of a person who has lost their phone and the recovery codes, and signs them out everywhere. Nobody removes their own in this way.',
    },
  },
  [readLinkPath]: {
    create: {
      permission: 'public',
      data: readLinkSchema,
      answer: openedLinkSchema,
      status: 200,
      summary: 'Reads for whom a link is, before it is used. A link that no longer works gets a 409 with the reason.',
    },
  },
  [useLinkPath]: {
    create: {
      permission: 'public',
      data: useLinkSchema,
      answer: signedInSchema,
      summary:
        "Accepts an invitation or sets a new password with a link, which works once. Ends the person's other sessions and signs them in. An account that needs a second factor has its new password then, and gets the 401 with a challenge that a sign-in gets.",
    },
  },
} as const satisfies Record<string, ServiceContract>
